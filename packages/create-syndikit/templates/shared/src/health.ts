import type { Endpoint, Store } from "@syndikit/receiver";

/** Milliseconds. Who asks does not wait much longer. */
const TIME_LIMIT = 2_000;

const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };

/** Answers 200 while the store answers, and otherwise 503: without the store, no event can be acknowledged. */
export function createHealth(store: Store): Endpoint {
  return {
    async handle() {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<never>((_, reject) => {
        timer = setTimeout(() => reject(new Error("It took too long.")), TIME_LIMIT);
      });
      try {
        await Promise.race([store.read("health"), late]);
        return { status: 200, headers, body: "ok" };
      } catch {
        return { status: 503, headers, body: "The store does not answer." };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
