import { Graph, layout } from "@dagrejs/dagre";
import { arrowHead, at, drawing, escapeXml, widthOf } from "./svg.js";

interface Node {
  readonly name: string;
  /** What stands in the box, a line each. */
  readonly lines: readonly string[];
  readonly kind?: "first" | "last";
}

interface Edge {
  readonly from: string;
  readonly to: string;
  /** What stands at the arrow, a line each. */
  readonly lines: readonly string[];
}

export interface Network {
  /** For those who do not see it. */
  readonly description: string;
  readonly nodes: readonly Node[];
  readonly edges: readonly Edge[];
}

const LINE = 17;

/** Draws boxes and arrows, from the top to the bottom. */
export function drawGraph({ description, nodes, edges }: Network): string {
  const graph = new Graph({ multigraph: true });
  graph.setGraph({ rankdir: "TB", nodesep: 36, ranksep: 34, edgesep: 18, marginx: 8, marginy: 8 });
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { name, lines } of nodes) {
    graph.setNode(name, { width: widest(lines) + 26, height: lines.length * LINE + 16 });
  }
  for (const { from, to, lines } of edges) {
    graph.setEdge(from, to, { width: widest(lines) * 0.9 + 8, height: lines.length * LINE, labelpos: "c" });
  }
  layout(graph);

  const arrows = edges.map(({ from, to, lines }) => {
    if (from === to) return loop(graph.node(from), lines);
    const { points, x = 0, y = 0 } = graph.edge(from, to);
    const [before, end] = points.slice(-2);
    if (before === undefined || end === undefined) throw new Error(`No way from ${from} to ${to} was found.`);
    const width = widest(lines) * 0.88 + 6;
    const height = lines.length * LINE;
    const label = `<rect class="label" x="${at(x - width / 2)}" y="${at(y - height / 2)}" width="${at(width)}" height="${height}"/>`;
    return `<path d="${smooth(points)}"/>${arrowHead(before, end)}${label}${text(lines, { x, y }, "small")}`;
  });
  const boxes = nodes.map(({ name, lines, kind }) => {
    const { x, y, width, height } = graph.node(name);
    const box = `<rect x="${at(x - width / 2)}" y="${at(y - height / 2)}" width="${at(width)}" height="${at(height)}" rx="8"/>`;
    return `<g class="${kind ?? "node"}">${box}${text(lines, { x, y })}</g>`;
  });
  const { width = 0, height = 0 } = graph.graph();
  return drawing({ width, height }, description, arrows.join("") + boxes.join(""));
}

/** An arrow from a box to itself, at its right side, where the layout has left room. */
function loop({ x, y, width }: { x: number; y: number; width: number }, lines: readonly string[]): string {
  const right = x + width / 2;
  const path = `<path d="M${at(right)} ${at(y - 9)}C${at(right + 26)} ${at(y - 20)} ${at(right + 26)} ${at(y + 20)} ${at(right)} ${at(y + 9)}"/>`;
  const head = arrowHead({ x: right + 12, y: y + 14 }, { x: right, y: y + 9 });
  return path + head + text(lines, { x: right + 26 + (widest(lines) * 0.88) / 2, y }, "small");
}

const widest = (lines: readonly string[]): number => Math.max(0, ...lines.map(widthOf));

/** Lines of text around a point. */
function text(lines: readonly string[], middle: { x: number; y: number }, kind?: string): string {
  const top = middle.y - ((lines.length - 1) * LINE) / 2 + 4.5;
  const opening = kind === undefined ? "<text" : `<text class="${kind}"`;
  return lines
    .map(
      (line, index) =>
        `${opening} x="${at(middle.x)}" y="${at(top + index * LINE)}">${escapeXml(line)}</text>`,
    )
    .join("");
}

/** A line through points, with round corners. */
function smooth(points: readonly { x: number; y: number }[]): string {
  const [first, ...rest] = points;
  if (first === undefined) return "";
  const last = rest.at(-1) ?? first;
  const curves = rest.slice(0, -1).map((point, index) => {
    const next = rest[index + 1] ?? last;
    return `Q${at(point.x)} ${at(point.y)} ${at((point.x + next.x) / 2)} ${at((point.y + next.y) / 2)}`;
  });
  return [`M${at(first.x)} ${at(first.y)}`, ...curves, `L${at(last.x)} ${at(last.y)}`].join(" ");
}
