import { expect } from "vitest";

/** Makes sure that no program listens there any more. */
export async function expectNobodyAt(port: number): Promise<void> {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
}
