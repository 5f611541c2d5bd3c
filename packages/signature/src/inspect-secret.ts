/** What is wrong with a secret. An `error` makes it useless; a `warning` makes it weak or likely mistaken. */
export interface SecretFinding {
  readonly severity: "error" | "warning";
  readonly code: "empty" | "short" | "whitespace" | "quotes" | "placeholder";
  /** Never contains the secret, nor a part of it. */
  readonly message: string;
}

const minimumBytes = 16;
const placeholders = new Set([
  "my_secret_token",
  "my-secret-token",
  "secret",
  "secret_token",
  "changeme",
  "change-me",
  "change_me",
  "password",
  "test",
  "todo",
  "xxx",
  "your-secret",
  "your_secret",
  "your-secret-token",
  "your_secret_token",
]);

/**
 * Checks a secret for common mistakes. An empty list means that nothing was found.
 *
 * @example
 * ```ts
 * for (const { severity, message } of inspectSecret(secret)) console.warn(severity, message);
 * ```
 */
export function inspectSecret(secret: string): readonly SecretFinding[] {
  if (secret.length === 0) {
    return [{ severity: "error", code: "empty", message: "The secret is empty, so anybody could sign." }];
  }
  const findings: SecretFinding[] = [];
  const trimmed = secret.trim();
  if (trimmed !== secret) {
    findings.push({
      severity: "warning",
      code: "whitespace",
      message:
        "The secret begins or ends with white space; often a newline from a file. It is part of the key.",
    });
  }
  if (/^(["'`]).*\1$/s.test(trimmed)) {
    findings.push({
      severity: "warning",
      code: "quotes",
      message:
        "The secret is in quotation marks; `docker run --env-file` and others keep those of the file. They are part of the key.",
    });
  }
  if (new TextEncoder().encode(secret).length < minimumBytes) {
    findings.push({
      severity: "warning",
      code: "short",
      message: `The secret is shorter than ${minimumBytes} bytes, and can be guessed. Use a random one.`,
    });
  }
  if (placeholders.has(trimmed.replace(/^(["'`])(.*)\1$/s, "$2").toLowerCase())) {
    findings.push({
      severity: "warning",
      code: "placeholder",
      message: "The secret is a placeholder from documentation. Use a random one.",
    });
  }
  return findings;
}
