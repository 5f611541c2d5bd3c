import { ApiError, UnexpectedResponse } from "@syndikit/sdk";

interface Told {
  readonly message: string;
  readonly status: number | undefined;
  readonly requestId: string | undefined;
}

/** Turns a caught value into text for the reader. */
export function tell(error: unknown): Told {
  if (ApiError.is(error)) {
    const { holders, status, requestId, message } = error;
    return { message: holders.map(({ text }) => text).join(" ") || message, status, requestId };
  }
  const message = error instanceof Error ? error.message : String(error);
  const { requestId } = UnexpectedResponse.is(error) ? error : { requestId: undefined };
  return { message, status: undefined, requestId };
}
