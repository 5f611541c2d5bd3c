import { signIn } from "../session.js";
import { say } from "./said.js";
import { tell } from "./tell.js";

/** Signs in with another account of the demo, and says so if that fails. The page stays as it is then. */
export async function switchAccount(userName: string, password: string): Promise<void> {
  try {
    await signIn(userName, password);
  } catch (error) {
    say(`You are not signed in as ${userName}: ${tell(error).message}`, "fail");
  }
}
