import type { JSX } from "preact";
import { isRole, roleWords } from "../roles.js";
import { type Answer, type Entry, kindOf, limitsOf, type Reference } from "./document.js";
import { SchemaView } from "./schema.js";
import { TryIt } from "./try-it.js";

interface Shown {
  readonly reference: Reference;
  readonly entry: Entry;
}

export function OperationView({ reference, entry }: Shown): JSX.Element {
  const { method, path, summary, description, roles, sdk, emits, isOpen, parameters, body, answers } = entry;
  const names = roles.filter(isRole).map((role) => roleWords[role].name);
  const successes = answers.filter(({ status }) => status.startsWith("2"));
  const failures = answers.filter(({ status }) => !status.startsWith("2"));
  return (
    <article class="stack operation">
      <header>
        <h2 id="operation" tabIndex={-1}>
          {summary}
        </h2>
        <p class="mono break">
          <b>{method}</b> {`/api${path}`}
        </p>
        {description !== "" && <p>{description}</p>}
        <ul class="traits">
          <li>{isOpen ? "Open to everybody" : `For: ${names.join(", ")}`}</li>
          {sdk !== "" && (
            <li>
              SDK: <code>{sdk}</code>
            </li>
          )}
          {emits.length > 0 && <li>{`Events: ${emits.join(", ")}`}</li>}
          <li>
            Operation: <code>{entry.id}</code>
          </li>
        </ul>
      </header>
      <TryIt key={entry.id} entry={entry} />
      {parameters.length > 0 && (
        <section>
          <h3>Parameters</h3>
          <ul class="fields">
            {parameters.map(({ name, in: place, description: about, required, schema = {} }) => (
              <li key={`${place} ${name}`}>
                <code>{name}</code> <span class="muted">{`${place}, ${kindOf(schema)}`}</span>
                {required === true && <strong> required</strong>}
                {about !== undefined && <span class="about">{about}</span>}
                {limitsOf(reference.follow(schema)).map((limit) => (
                  <span key={limit} class="muted limit">
                    {limit}
                  </span>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {body?.schema !== undefined && (
        <section>
          <h3>Body</h3>
          <p class="muted">{`${body.type}: ${kindOf(body.schema)}`}</p>
          <SchemaView reference={reference} schema={body.schema} />
        </section>
      )}
      {successes.map((answer) => (
        <AnswerView key={answer.status} reference={reference} answer={answer} />
      ))}
      <section>
        <h3>Refusals</h3>
        <ul class="fields">
          {failures.map(({ status, description: about }) => (
            <li key={status}>
              <code>{status}</code> <span class="about">{about}</span>
            </li>
          ))}
        </ul>
        <p>
          <a href="/guide/reference/errors.html">Every error, with its cause and what to do</a>
        </p>
      </section>
    </article>
  );
}

function AnswerView({
  reference,
  answer,
}: {
  readonly reference: Reference;
  readonly answer: Answer;
}): JSX.Element {
  const { status, description, type, schema, examples = [] } = answer;
  return (
    <section>
      <h3>{`Answer ${status}`}</h3>
      <p>{description}</p>
      {schema !== undefined && <p class="muted">{`${type}: ${kindOf(schema)}`}</p>}
      {examples.map(({ name, text }) => (
        <details key={name}>
          <summary>{`Example: ${name}`}</summary>
          <pre class="code break">{text}</pre>
        </details>
      ))}
      {schema !== undefined && <SchemaView reference={reference} schema={schema} />}
    </section>
  );
}
