/** How wide a text of 13 pixels is, near enough for a box around it. */
export const widthOf = (text: string): number => text.length * 7.4;

export const escapeXml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** A number of an SVG: a tenth of a pixel is enough. */
export const at = (value: number): string => String(Math.round(value * 10) / 10);

/**
 * A whole drawing. Colours come from the page's style, so that it is right in the light and in the dark; a screen
 * reader reads the description.
 */
export function drawing(size: { width: number; height: number }, description: string, body: string): string {
  return (
    `<div class="diagram" tabindex="0" role="group" aria-label="Diagram"><svg role="img" aria-label="${escapeXml(description)}" ` +
    `viewBox="0 0 ${at(size.width)} ${at(size.height)}" width="${at(size.width)}" height="${at(size.height)}" ` +
    `xmlns="http://www.w3.org/2000/svg">${body}</svg></div>`
  );
}

/** The head of an arrow that ends at a point, coming from another. */
export function arrowHead(from: { x: number; y: number }, to: { x: number; y: number }): string {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  const [x, y] = [(to.x - from.x) / length, (to.y - from.y) / length];
  const back = { x: to.x - x * 9, y: to.y - y * 9 };
  const corners = [
    [to.x, to.y],
    [back.x - y * 4.5, back.y + x * 4.5],
    [back.x + y * 4.5, back.y - x * 4.5],
  ];
  return `<polygon class="head" points="${corners.map(([cx = 0, cy = 0]) => `${at(cx)},${at(cy)}`).join(" ")}"/>`;
}
