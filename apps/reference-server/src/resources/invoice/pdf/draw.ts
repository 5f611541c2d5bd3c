/** Draws invoices as PDF. The largest takes the processor for more than a second, so only `thread.ts` loads this. */
import { existsSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import PDFDocument from "pdfkit";
import { MISSING, toPrintable } from "./characters.js";
import type { Content, Row } from "./content.js";
import { hasRightToLeft, layOut } from "./directions.js";

/** The folder next to the program into which the build copies the fonts. */
const SHIPPED = "./fonts/";

interface Fonts {
  readonly regular: Buffer;
  readonly bold: Buffer;
}

let fonts: Promise<Fonts> | undefined;

async function readFonts(): Promise<Fonts> {
  const shipped = fileURLToPath(new URL(SHIPPED, import.meta.url));
  const folder = existsSync(shipped)
    ? shipped
    : join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
  const [regular, bold] = await Promise.all(
    ["DejaVuSansCondensed.ttf", "DejaVuSansCondensed-Bold.ttf"].map((name) => readFile(join(folder, name))),
  );
  if (regular === undefined || bold === undefined) throw new Error("Two fonts were asked for.");
  return { regular, bold };
}

/** In points, on a page of A4. */
const PAGE = { width: 595.28, height: 841.89, left: 56, right: 539, top: 56, bottom: 770 };
const WIDTH = PAGE.right - PAGE.left;

interface Column {
  readonly key: keyof Row;
  readonly x: number;
  readonly width: number;
  readonly align: "left" | "right";
}

const COLUMNS: readonly Column[] = [
  { key: "description", x: PAGE.left, width: 205, align: "left" },
  { key: "quantity", x: PAGE.left + 215, width: 78, align: "right" },
  { key: "unitPrice", x: PAGE.left + 299, width: 70, align: "right" },
  { key: "vat", x: PAGE.left + 375, width: 34, align: "right" },
  { key: "amount", x: PAGE.left + 413, width: WIDTH - 413, align: "right" },
];

const INK = "#1f2933";
const FAINT = "#5f6c7b";
const RULE = "#cbd2d9";
const TONES = { settled: "#17663a", open: "#a4430f", over: FAINT } as const;

/** The bytes of an invoice document. The same content always gives the same bytes. */
export async function drawInvoice(content: Content): Promise<Uint8Array<ArrayBuffer>> {
  fonts ??= readFonts();
  const { regular, bold } = await fonts;
  const { number, title, language, date } = content;
  const pdf = new PDFDocument({
    size: [PAGE.width, PAGE.height],
    // Page breaks are made here, between rows, instead of by the library.
    margin: 0,
    // Otherwise it begins with a standard font, whose measures are a file that the build does not have.
    font: "",
    bufferPages: true,
    pdfVersion: "1.7",
    lang: language,
    displayTitle: true,
    info: {
      Title: `${title} ${number}`,
      CreationDate: new Date(date),
      Producer: "SyndiKit",
      Creator: "SyndiKit",
    },
  });
  const chunks: Buffer[] = [];
  pdf.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => pdf.on("end", resolve).on("error", reject));
  pdf.registerFont("regular", regular).registerFont("bold", bold);

  const pen = createPen(pdf);
  let y = drawHead(pen, content);
  y = drawTableHead(pen, content.head, y);
  for (const row of content.rows) {
    const height = pen.rowHeight(row);
    if (y + height > PAGE.bottom) {
      pdf.addPage();
      y = drawTableHead(pen, content.head, PAGE.top);
    }
    y = drawRow(pen, row, y, height);
  }
  y = drawTotals(pen, content, y);
  drawNotes(pen, content, y);
  drawFooters(pen, content);
  pdf.end();
  await ended;
  return new Uint8Array(Buffer.concat(chunks));
}

interface Style {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly color?: string;
  readonly align?: "left" | "right";
}

interface Pen {
  readonly pdf: PDFKit.PDFDocument;
  /** Writes a text, broken into lines. @returns the position where it ends. */
  readonly write: (text: string, style: Style) => number;
  readonly heightOf: (text: string, style: Pick<Style, "width" | "size" | "bold">) => number;
  readonly rowHeight: (row: Row) => number;
  readonly rule: (y: number, color?: string) => void;
  /** Whether a character was replaced. */
  readonly hasReplaced: () => boolean;
}

const SIZE = 9;
const ROW_PADDING = 5;

function createPen(pdf: PDFKit.PDFDocument): Pen {
  let replaced = false;
  const use = (bold: boolean, size: number) => pdf.font(bold ? "bold" : "regular").fontSize(size);
  const printable = (text: string): string => {
    // The library's type lacks the currently loaded font.
    const { font } = (pdf as unknown as { _font: { font: { hasGlyphForCodePoint(code: number): boolean } } })
      ._font;
    return toPrintable(text, (code) => {
      const has = font.hasGlyphForCodePoint(code);
      if (!has) replaced = true;
      return has;
    });
  };
  const widthOf = (word: string): number => pdf.widthOfString(word);
  const pen: Pen = {
    pdf,
    write(text, { x, y, width, size = SIZE, bold = false, color = INK, align = "left" }) {
      use(bold, size).fillColor(color);
      const shown = printable(text);
      if (!hasRightToLeft(shown)) {
        pdf.text(shown, x, y, { width, align });
        return y + pdf.heightOfString(shown, { width });
      }
      const lines = layOut(shown, { width, widthOf });
      for (const [index, line] of lines.entries()) {
        const left = align === "right" ? x + width - line.width : x;
        for (const piece of line.pieces) {
          pdf.text(piece.text, left + piece.x, y + index * pdf.currentLineHeight(true), { lineBreak: false });
        }
      }
      return y + lines.length * pdf.currentLineHeight(true);
    },
    heightOf(text, { width, size = SIZE, bold = false }) {
      use(bold, size);
      const shown = printable(text);
      return hasRightToLeft(shown)
        ? layOut(shown, { width, widthOf }).length * pdf.currentLineHeight(true)
        : pdf.heightOfString(shown, { width });
    },
    rowHeight: (row) =>
      Math.max(...COLUMNS.map(({ key, width }) => pen.heightOf(row[key], { width }))) + 2 * ROW_PADDING,
    rule(y, color = RULE) {
      pdf.moveTo(PAGE.left, y).lineTo(PAGE.right, y).lineWidth(0.5).strokeColor(color).stroke();
    },
    hasReplaced: () => replaced,
  };
  return pen;
}

/** Draws the title, the status, both companies, and the facts. */
function drawHead(pen: Pen, { title, number, status, parties, facts }: Content): number {
  pen.write(title, { x: PAGE.left, y: PAGE.top, width: 280, size: 22, bold: true });
  pen.write(number, {
    x: PAGE.left + 280,
    y: PAGE.top + 2,
    width: WIDTH - 280,
    size: 11,
    bold: true,
    align: "right",
  });
  const tone = { color: TONES[status.tone], bold: true, align: "right" } as const;
  pen.write(status.text, { x: PAGE.left + 280, y: PAGE.top + 18, width: WIDTH - 280, ...tone });

  const top = PAGE.top + 58;
  const half = WIDTH / 2;
  const ends = parties.map(({ label, lines }, index) => {
    const place = { x: PAGE.left + index * half, width: half - 16 };
    let y = pen.write(label, { ...place, y: top, size: 8, color: FAINT }) + 3;
    for (const [line, text] of lines.entries())
      y = pen.write(text, { ...place, y, bold: line === 0, size: 10 }) + 1;
    return y;
  });

  let y = Math.max(...ends) + 18;
  pen.rule(y - 8);
  for (const [label, value] of facts) {
    pen.write(label, { x: PAGE.left, y, width: 100, color: FAINT });
    y = pen.write(value, { x: PAGE.left + 105, y, width: WIDTH - 105 }) + 2;
  }
  return y + 16;
}

function drawTableHead(pen: Pen, head: Row, y: number): number {
  const size = 8;
  const height = Math.max(
    ...COLUMNS.map(({ key, width }) => pen.heightOf(head[key], { width, size, bold: true })),
  );
  for (const { key, ...place } of COLUMNS)
    pen.write(head[key], { ...place, y, size, bold: true, color: FAINT });
  pen.rule(y + height + 4, INK);
  return y + height + 5;
}

function drawRow(pen: Pen, row: Row, y: number, height: number): number {
  for (const { key, ...place } of COLUMNS) pen.write(row[key], { ...place, y: y + ROW_PADDING });
  pen.rule(y + height);
  return y + height;
}

/** Starts a new page if the height does not fit, to keep related parts on one page. */
function roomFor(pen: Pen, y: number, height: number): number {
  if (y + height <= PAGE.bottom) return y;
  pen.pdf.addPage();
  return PAGE.top;
}

function drawTotals(pen: Pen, { totals }: Content, below: number): number {
  const [label, value] = [
    { x: PAGE.left + 215, width: 120 },
    { x: PAGE.left + 340, width: WIDTH - 340 },
  ];
  let y = roomFor(pen, below + 10, totals.length * 18 + 10);
  for (const [index, [name, amount]] of totals.entries()) {
    const last = index === totals.length - 1;
    const style = last ? { bold: true, size: 12 } : {};
    if (last) {
      pen.pdf.moveTo(label.x, y).lineTo(PAGE.right, y).lineWidth(1).strokeColor(INK).stroke();
      y += 6;
    }
    pen.write(name, { ...label, ...style, y });
    y = pen.write(amount, { ...value, ...style, y, align: "right" }) + 4;
  }
  return y + 14;
}

function drawNotes(pen: Pen, { notes, words }: Content, below: number): void {
  let y = below;
  const add = (note: string): void => {
    y = roomFor(pen, y, pen.heightOf(note, { width: WIDTH, size: 8.5 }));
    y = pen.write(note, { x: PAGE.left, y, width: WIDTH, size: 8.5, color: FAINT }) + 3;
  };
  for (const note of notes) add(note);
  if (pen.hasReplaced()) add(words.replaced(MISSING));
}

function drawFooters(pen: Pen, { number, words }: Content): void {
  const { count } = pen.pdf.bufferedPageRange();
  const style = { y: PAGE.height - 46, width: WIDTH / 2, size: 8, color: FAINT };
  for (let page = 0; page < count; page += 1) {
    pen.pdf.switchToPage(page);
    pen.rule(style.y - 8);
    pen.write(number, { ...style, x: PAGE.left });
    pen.write(words.page(page + 1, count), { ...style, x: PAGE.left + WIDTH / 2, align: "right" });
  }
}
