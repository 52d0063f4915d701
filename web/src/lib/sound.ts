// Quiet sounds, made on the spot: a turn, a blow, a crash, a win.
import type { Noise } from "./director.svelte";
import { settings } from "./settings.svelte";

export type SoundName = Noise | "turn";

interface Tone {
  /** Hz at the start and at the end. */
  pitch: readonly [number, number];
  /** Seconds from now, and how long. */
  at: number;
  lasts: number;
  shape: OscillatorType;
  loud: number;
}

/** A stroke on bronze. */
function stroke(pitch: number, at: number, loud = 0.12): Tone {
  return { pitch: [pitch, pitch], at, lasts: 0.45, shape: "triangle", loud };
}

const TONES: Record<SoundName, readonly Tone[]> = {
  turn: [stroke(587, 0), stroke(880, 0.13)],
  hit: [{ pitch: [190, 70], at: 0, lasts: 0.16, shape: "sine", loud: 0.2 }],
  crash: [
    { pitch: [150, 38], at: 0, lasts: 0.5, shape: "sawtooth", loud: 0.07 },
    { pitch: [96, 42], at: 0.09, lasts: 0.45, shape: "sine", loud: 0.2 },
  ],
  win: [stroke(523, 0), stroke(659, 0.14), stroke(784, 0.28), stroke(1047, 0.42, 0.14)],
};
/** Seconds of falling rubble. */
const RUBBLE = 0.4;
/** Sounds of one kind come no closer than this, in ms. */
const APART = 150;

let audio: AudioContext | null = null;
const last = new Map<SoundName, number>();

/** Play a sound, if the reader wants any. Before he has touched the page, browsers would keep it for later. */
export function play(name: SoundName): void {
  if (!settings.sound || navigator.userActivation?.hasBeenActive === false || !("AudioContext" in window)) return;
  const now = performance.now();
  if (now - (last.get(name) ?? -APART) < APART) return;
  last.set(name, now);
  audio ??= new AudioContext();
  void audio.resume();
  for (const tone of TONES[name]) sound(audio, tone);
  if (name === "crash") rubble(audio);
}

const LOUD: readonly (Noise | null)[] = [null, "hit", "crash", "win"];

/** Of several noises at once only one is heard. */
export function loudest(noises: readonly (Noise | null)[]): Noise | null {
  return LOUD[Math.max(0, ...noises.map((one) => LOUD.indexOf(one)))] ?? null;
}

function sound(context: AudioContext, { pitch, at, lasts, shape, loud }: Tone): void {
  const start = context.currentTime + at;
  const tone = context.createOscillator();
  tone.type = shape;
  tone.frequency.setValueAtTime(pitch[0], start);
  tone.frequency.exponentialRampToValueAtTime(pitch[1], start + lasts);
  tone.connect(fading(context, start, lasts, loud));
  tone.start(start);
  tone.stop(start + lasts + 0.05);
}

function rubble(context: AudioContext): void {
  const start = context.currentTime;
  const noise = context.createBuffer(1, context.sampleRate * RUBBLE, context.sampleRate);
  const samples = noise.getChannelData(0);
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = noise;
  const dull = context.createBiquadFilter();
  dull.type = "lowpass";
  dull.frequency.value = 900;
  source.connect(dull).connect(fading(context, start, RUBBLE, 0.12));
  source.start(start);
}

/** Loud at once, then fading away. */
function fading(context: AudioContext, start: number, lasts: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(loud, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.001, start + lasts);
  gain.connect(context.destination);
  return gain;
}
