import { arrowHead, at, drawing, escapeXml } from "./svg.js";

/** Something that happens between those who take part, or that is true at one of them. */
export type Step<Party extends string> =
  | { readonly from: Party; readonly to: Party; readonly text: string }
  | { readonly at: Party; readonly text: string };

export interface Sequence<Party extends string> {
  /** For those who do not see it. */
  readonly description: string;
  readonly parties: readonly Party[];
  readonly steps: readonly Step<Party>[];
}

const LANE = 230;
const ROW = 38;
const TOP = 62;

/** Draws who calls whom, one after the other, from the top to the bottom. */
export function drawSequence<Party extends string>({ description, parties, steps }: Sequence<Party>): string {
  const laneOf = (party: Party): number => 84 + parties.indexOf(party) * LANE;
  const bottom = TOP + steps.length * ROW + 8;
  const lanes = parties.map((party) => {
    const x = laneOf(party);
    const head = `<g class="node"><rect x="${x - 72}" y="8" width="144" height="32" rx="8"/><text x="${x}" y="29">${escapeXml(party)}</text></g>`;
    return `<line class="lane" x1="${x}" y1="40" x2="${x}" y2="${bottom}"/>${head}`;
  });
  const rows = steps.map((step, index) => {
    const y = TOP + index * ROW + 12;
    if ("at" in step) {
      const x = laneOf(step.at);
      const width = step.text.length * 6.4 + 20;
      return `<g class="chip"><rect x="${at(x - width / 2)}" y="${y - 14}" width="${at(width)}" height="24" rx="12"/><text class="small" x="${x}" y="${y + 2}">${escapeXml(step.text)}</text></g>`;
    }
    const [from, to] = [laneOf(step.from), laneOf(step.to)];
    const line = `<line x1="${from}" y1="${y}" x2="${to}" y2="${y}"/>${arrowHead({ x: from, y }, { x: to, y })}`;
    return `${line}<text class="small" x="${(from + to) / 2}" y="${y - 6}">${escapeXml(step.text)}</text>`;
  });
  const width = 168 + (parties.length - 1) * LANE;
  return drawing({ width, height: bottom + 4 }, description, lanes.join("") + rows.join(""));
}
