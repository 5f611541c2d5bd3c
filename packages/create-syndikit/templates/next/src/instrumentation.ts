/** Next.js calls this when the server starts: what waits from before a restart goes on without an event. */
export async function register(): Promise<void> {
  // Written so that a build for another runtime leaves it out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { openVendor } = await import("./running-vendor.ts");
    openVendor();
  }
}
