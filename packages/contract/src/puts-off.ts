/**
 * Whether an answer says nothing about the request, which is sent again later: a limit of requests (429), or a proxy
 * behind which nothing answers (502 to 504).
 */
export function putsOff(status: number): boolean {
  return status === 429 || (status >= 502 && status <= 504);
}
