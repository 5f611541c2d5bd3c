import { createMarketplace, type MyUserDTO } from "@syndikit/sdk";
import { apiAddress } from "./marketplace.js";

const options = { baseUrl: apiAddress, allowBrowser: true, allowHttp: true } as const;

/** @throws {ApiError} when the name or the password is refused. */
export async function requestToken(
  username: string,
  password: string,
): Promise<{ readonly token: string; readonly me: MyUserDTO }> {
  const token = await createMarketplace({ ...options, auth: { username, password } }).login.token();
  const me = await createMarketplace({ ...options, auth: { token } }).users.me();
  return { token, me };
}

export async function revokeToken(token: string): Promise<void> {
  await createMarketplace({ ...options, auth: { token } }).login.logout();
}
