import type { Page } from "playwright-core";

/** An event in a Chromium trace. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds. */
  readonly ts: number;
  readonly dur?: number;
  /**
   * Processor time of the thread, in microseconds. Unlike wall time, it does not depend on other work of the machine.
   */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

const CATEGORIES = ["cc", "devtools.timeline", "disabled-by-default-devtools.timeline"];

const TASK = "RunTask";
const FRAME = "ProxyMain::BeginMainFrame";

/**
 * Measures the page's processor time per frame during an action, in milliseconds: all tasks from one frame to the
 * next.
 */
export async function workOfFrames(page: Page, act: () => Promise<void>): Promise<readonly number[]> {
  const session = await page.context().newCDPSession(page);
  const events: TraceEvent[] = [];
  // The protocol does not describe the format of trace events.
  session.on("Tracing.dataCollected", ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<void>((resolve) => session.once("Tracing.tracingComplete", () => resolve()));
  await session.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: { includedCategories: CATEGORIES },
  });
  await act();
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return framesOf(events);
}

function framesOf(events: readonly TraceEvent[]): readonly number[] {
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid}.${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(threadOf),
  );
  const ofPages = events.filter((event) => pages.has(threadOf(event)));
  const starts = ofPages
    .filter(({ name, ph }) => name === FRAME && ph === "X")
    .map(({ ts }) => ts)
    .sort((one, other) => one - other);
  const work = starts.map(() => 0);
  for (const { name, ph, ts, dur = 0, tdur = 0 } of ofPages) {
    if (name !== TASK || ph !== "X") continue;
    // The task in which a frame begins counts towards that frame.
    const frame = starts.findLastIndex((start) => start <= ts + dur);
    if (frame >= 0) work[frame] = (work[frame] ?? 0) + tdur / 1_000;
  }
  return work;
}
