/**
 * The response as JSON: for a stream, which never ends, the data of its first event; for a document, its bytes as a
 * text.
 */
export async function readText(response: Response): Promise<string> {
  if (response.body === null) return "";
  const type = response.headers.get("Content-Type");
  if (type === "application/pdf") return JSON.stringify(await response.text());
  if (type !== "text/event-stream") return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return /^data: (.*)$/m.exec(new TextDecoder().decode(first?.value))?.[1] ?? "";
}
