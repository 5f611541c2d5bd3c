import { render } from "preact";
import { App } from "./app.js";
import { keepClock } from "./clock.js";
import { follow } from "./live.js";
import { keepTheme } from "./theme.js";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/layout.css";
import "./styles/parts.css";

const root = document.getElementById("app");
if (root === null) throw new Error("The page has no element #app to draw in.");
keepTheme();
keepClock();
follow();
render(<App />, root);
