import { mount } from "svelte";
import "./ui/tokens.css";
import "./ui/base.css";
import App from "./App.svelte";

mount(App, { target: document.getElementById("app")! });
