/** Next.js calls this when the server starts: what waits from before a restart goes on without an event. */
export async function register(): Promise<void> {
  if (process.env.NEXT_RUNTIME !== "nodejs") return;
  const { getVendor } = await import("./running-vendor.ts");
  const vendor = getVendor();
  // Finishes what it has begun. Next.js itself ends the process.
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void vendor.stop());
}
