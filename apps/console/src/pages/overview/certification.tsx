import { signal, useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { Failure } from "../../parts/failure.js";
import { Empty } from "../../parts/page.js";
import { Stamp, type Tone } from "../../parts/stamp.js";
import { MachineTime } from "../../parts/time.js";
import { inTab } from "../../stored.js";
import { type Report, readReport } from "./report.js";

// The report belongs to the person who opened it, and is gone with the tab.
const STORED = "console.certification";

const text = signal(inTab.read(STORED));

function keep(next: string | undefined): void {
  text.value = next;
  inTab.write(STORED, next);
}

const TONES: Readonly<Record<Report["verdict"], Tone>> = { passed: "ok", failed: "fail", incomplete: "wait" };

/** Shows the report of `certify` about a receiver, from a file that the reader opens. */
export function Certification(): JSX.Element {
  const error = useSignal<unknown>(undefined);
  const take = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return;
    try {
      const next = await file.text();
      readReport(next);
      error.value = undefined;
      keep(next);
    } catch (thrown) {
      error.value = thrown;
    }
  };
  const report = text.value === undefined ? undefined : readReport(text.value);
  return (
    <section class="sheet" aria-label="Certification">
      <header>
        <h2>Certification</h2>
        {report !== undefined && <Stamp tone={TONES[report.verdict]}>{report.verdict}</Stamp>}
        <span class="row push">
          <label class="button small file">
            Open a report
            <input
              type="file"
              class="hidden"
              accept=".json,.jsonl,.ndjson,application/json"
              onChange={({ currentTarget }) => {
                void take(currentTarget.files?.[0]);
                // Allows the same file to be opened again.
                currentTarget.value = "";
              }}
            />
          </label>
          {report !== undefined && (
            <button type="button" class="button small quiet" onClick={() => keep(undefined)}>
              Put it away
            </button>
          )}
        </span>
      </header>
      {error.value !== undefined && (
        <div class="inside">
          <Failure error={error.value} />
        </div>
      )}
      {report === undefined ? (
        <Empty title="No report is open">
          <p>
            Have a receiver certified, and open the report here: it stays in this tab. The run has a
            marketplace of its own.
          </p>
          <code>npx syndikit certify http://127.0.0.1:3000/events --json {">"} report.json</code>
        </Empty>
      ) : (
        <Findings report={report} />
      )}
    </section>
  );
}

function Findings({ report }: { readonly report: Report }): JSX.Element {
  const { receiver, startedAt, counts, causes, failed } = report;
  const [first] = causes;
  return (
    <>
      <div class="inside stack">
        <p>
          <span class="mono break">{receiver}</span>
          {", "}
          <MachineTime at={startedAt} />
          {`: ${counts.passed} passed, ${counts.failed} failed, ${counts.notRun} not run.`}
        </p>
        {first !== undefined && (
          <div class="notice fail">
            <strong>{`Begin here: ${first.title}`}</strong> {first.remedy}
          </div>
        )}
      </div>
      <ul class="entries">
        {failed.map(({ name, requirement, remedy }, index) => (
          <li key={index}>
            <strong class="break">{name}</strong>
            <Stamp tone="fail">failed</Stamp>
            <span class="muted break">{`${requirement} ${remedy}`}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
