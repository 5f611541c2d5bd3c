import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";

/** A vendor's application on this machine. */
export interface Application {
  readonly url: string;
  /** The paths that were called. */
  readonly called: readonly string[];
  close(): void;
}

export async function serve(answer: RequestListener): Promise<Application> {
  const called: string[] = [];
  const server = createServer((request, response) => {
    called.push(request.url ?? "");
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    called,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
