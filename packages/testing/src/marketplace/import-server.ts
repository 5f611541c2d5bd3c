import { constants, Script } from "node:vm";

type ServerModule = typeof import("@syndikit/reference-server");

/**
 * Loads the reference server. It is an ES module, and brings a native one: whoever takes no marketplace loads
 * neither.
 */
export async function importServer(): Promise<ServerModule> {
  try {
    return await import("@syndikit/reference-server");
  } catch (error) {
    // Jest runs CommonJS tests in a context of their own, which cannot import. The one outside can.
    if (!isWithoutImport(error)) throw error;
    const importOutside = new Script("(name) => import(name)", {
      filename: import.meta.url,
      importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
    }).runInThisContext();
    return importOutside("@syndikit/reference-server");
  }
}

function isWithoutImport(error: unknown): boolean {
  return (
    typeof error === "object" &&
    error !== null &&
    "code" in error &&
    error.code === "ERR_VM_DYNAMIC_IMPORT_CALLBACK_MISSING_FLAG"
  );
}
