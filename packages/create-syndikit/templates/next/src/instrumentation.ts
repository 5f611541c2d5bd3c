/** Next.js calls this when the server starts, so that work from before a restart continues without an event. */
export async function register(): Promise<void> {
  // In this form, a build for another runtime leaves it out.
  if (process.env.NEXT_RUNTIME === "nodejs") {
    const { openVendor } = await import("./running-vendor.ts");
    openVendor();
  }
}
