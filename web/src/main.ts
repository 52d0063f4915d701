import { mount } from "svelte";
import "./ui/tokens.css";
import "./ui/base.css";
import App from "./App.svelte";
import { laySprite } from "./ui/sprite";

void laySprite();
mount(App, { target: document.getElementById("app")! });
