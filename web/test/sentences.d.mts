export function sentences(): unknown;
