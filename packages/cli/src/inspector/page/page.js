// What came through the listener. Every text of a stranger is set as text; nothing here writes HTML.

/** How many deliveries are shown. The listener keeps as many. */
const KEPT = 200;

const byId = (id) => document.getElementById(id);
const time = new Intl.DateTimeFormat(undefined, { timeStyle: "medium" });

const entries = [];
let facts = { console: "", canSign: false };
let chosen;
let filter = "";

const source = new EventSource("deliveries");
source.addEventListener("open", () => {
  byId("state").textContent = "";
  // The listener sends all that it has once more.
  entries.length = 0;
});
source.addEventListener("error", () => {
  byId("state").textContent = "The listener is away. What it had is still here.";
});
source.addEventListener("facts", ({ data }) => {
  facts = JSON.parse(data);
  byId("facts").textContent = `${facts.product}, on its way to ${facts.forwardTo}`;
  render();
});
source.addEventListener("delivery", ({ data }) => {
  entries.push(JSON.parse(data));
  if (entries.length > KEPT) entries.shift();
  render();
});

byId("filter").addEventListener("input", ({ target }) => {
  filter = target.value.trim().toLowerCase();
  render();
});

let isPlanned = false;
/** Draws once for all that comes at once. */
function render() {
  if (isPlanned) return;
  isPlanned = true;
  requestAnimationFrame(() => {
    isPlanned = false;
    drawList();
    const entry = entries.find(({ number }) => number === chosen);
    if (entry !== undefined) drawDetail(entry);
  });
}

function drawList() {
  const shown = entries.filter((entry) => textOf(entry).includes(filter)).reverse();
  const focused = document.activeElement?.dataset?.number;
  byId("deliveries").replaceChildren(...shown.map(rowOf));
  byId("empty").hidden = entries.length > 0;
  byId("none").hidden = entries.length === 0 || shown.length > 0;
  if (focused !== undefined) document.querySelector(`[data-number="${focused}"]`)?.focus();
}

const textOf = ({ event, entityUrl, method, path, result, origin, verdict, accepted }) =>
  [event, entityUrl, method, path, result, origin, verdict, accepted ? "ok" : "failed"]
    .join(" ")
    .toLowerCase();

const origins = { marketplace: "", again: "sent again", edited: "sent edited" };
const verdicts = {
  valid: "signature valid",
  unchecked: "signature not checked",
  missing: "not signed",
  malformed: "signature malformed",
  mismatch: "signature wrong",
};

function rowOf(entry) {
  const button = element("button", "", "");
  button.type = "button";
  button.dataset.number = String(entry.number);
  if (entry.number === chosen) button.setAttribute("aria-current", "true");
  const details = [entry.entityUrl ?? entry.id, origins[entry.origin], verdicts[entry.verdict]];
  button.append(
    element("time", time.format(new Date(entry.time))),
    element("span", titleOf(entry), "what"),
    element("span", `${entry.result}, ${entry.durationMs} ms`, `result ${entry.accepted ? "ok" : "fail"}`),
    element("span", details.filter(Boolean).join(", "), "of"),
  );
  button.addEventListener("click", () => {
    chosen = entry.number;
    byId("editor").hidden = true;
    byId("state").textContent = "";
    render();
    requestAnimationFrame(() => byId("title").focus());
  });
  const item = document.createElement("li");
  item.append(button);
  return item;
}

const titleOf = ({ event, method, path }) => event ?? `${method} ${path}`;

function drawDetail(entry) {
  byId("detail").hidden = false;
  byId("title").textContent = `${titleOf(entry)} ${entry.entityUrl ?? ""}`;
  byId("result").textContent = `${entry.result} in ${entry.durationMs} ms`;
  byId("result").className = entry.accepted ? "ok" : "fail";
  byId("advice").textContent = entry.advice ?? "";
  byId("advice").hidden = entry.advice === undefined;
  byId("again").hidden = entry.event === undefined;
  byId("edit").hidden = entry.event === undefined || entry.body === undefined;
  const link = byId("console");
  link.hidden = entry.eventId === undefined;
  if (entry.eventId !== undefined) link.href = `${facts.console}/event/${entry.eventId}`;
  byId("request").textContent = `${entry.method} ${entry.url}`;
  byId("headers").replaceChildren(...entry.headers.map(pairOf));
  byId("body").textContent = entry.body ?? `(${entry.bytes} bytes that are not text)`;
  byId("answer-headers").replaceChildren(...entry.answerHeaders.map(pairOf));
  byId("answer").textContent = entry.answer;
}

function pairOf([name, value]) {
  const pair = document.createElement("div");
  pair.append(element("dt", name), element("dd", value));
  return pair;
}

function element(name, text, className = "") {
  const made = document.createElement(name);
  made.textContent = text;
  made.className = className;
  return made;
}

byId("again").addEventListener("click", () => send({ number: chosen }));
byId("edit").addEventListener("click", () => {
  const entry = entries.find(({ number }) => number === chosen);
  byId("edited").value = readable(entry?.body ?? "");
  byId("unsigned").hidden = facts.canSign;
  byId("editor").hidden = false;
  byId("edited").focus();
});
byId("leave").addEventListener("click", () => {
  byId("editor").hidden = true;
  byId("edit").focus();
});
byId("editor").addEventListener("submit", (event) => {
  event.preventDefault();
  send({ number: chosen, body: byId("edited").value });
});

/** JSON with a line for each field; other text as it is. */
function readable(text) {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

async function send(order) {
  try {
    const response = await fetch("again", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify(order),
    });
    const { number, message = "" } = await response.json();
    byId("state").textContent = message;
    if (!response.ok) return;
    chosen = number;
    byId("editor").hidden = true;
    render();
  } catch {
    byId("state").textContent = "The listener is away: nothing was sent.";
  }
}
