/** The text of an answer; of a stream, which has no end, the data of its first event. */
export async function readText(response: Response): Promise<string> {
  if (response.headers.get("Content-Type") !== "text/event-stream") return response.text();
  const reader = response.body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return /^data: (.*)$/m.exec(new TextDecoder().decode(first?.value))?.[1] ?? "";
}
