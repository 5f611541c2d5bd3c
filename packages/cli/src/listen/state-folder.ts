import { homedir } from "node:os";
import { join } from "node:path";
import type { Io } from "../frame/io.js";

/** The folder for what must outlive a run, by the rules of the platform. */
export function stateFolder(env: Io["env"]): string {
  const { SYNDIKIT_STATE: own, XDG_STATE_HOME: xdg, LOCALAPPDATA: windows } = env;
  if (own) return own;
  if (xdg) return join(xdg, "syndikit");
  if (windows) return join(windows, "syndikit");
  return join(homedir(), ".local", "state", "syndikit");
}
