import { expect } from "vitest";

export async function expectNobodyAt(port: number): Promise<void> {
  await expect(fetch(`http://127.0.0.1:${port}/`)).rejects.toThrow("fetch failed");
}
