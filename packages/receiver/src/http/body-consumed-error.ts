import { ReceiverError } from "../receiver-error.js";

/** The frameworks whose fix is known. */
export type Framework = "express" | "fastify" | "fetch" | "node" | "lambda";

const fixes: Record<Framework, string> = {
  express:
    "Mount the receiver before express.json(): " +
    'app.post("/marketplace/events", toExpress(receiver)); app.use(express.json()); ' +
    "or keep the bytes: express.json({ verify: (request, _, bytes) => { request.rawBody = bytes; } }); " +
    "in NestJS: NestFactory.create(AppModule, { rawBody: true }).",
  fastify:
    "Register the receiver with its plugin: app.register(toFastify(receiver, { url: ... })). In NestJS: " +
    "NestFactory.create(AppModule, new FastifyAdapter(), { rawBody: true }).",
  fetch: "Pass the request untouched: do not call request.json(), text() or formData() before it.",
  node:
    "Pass the request untouched: nothing may read the stream before it. Where something must, keep the bytes as " +
    "request.rawBody; in NestJS with NestFactory.create(AppModule, { rawBody: true }).",
  lambda: "Pass the event of the function untouched, with body and isBase64Encoded.",
};

// In the global symbol registry, so that two copies of this package recognise each other's errors.
const brand = Symbol.for("@syndikit/receiver/BodyConsumedError");

/**
 * Something read the body before the receiver did. The signature covers the bytes that were sent, and they cannot be
 * restored from parsed JSON, so the delivery cannot be verified.
 */
export class BodyConsumedError extends ReceiverError {
  override readonly name = "BodyConsumedError";

  constructor(framework: Framework) {
    super("body_consumed", `The body was read before the receiver could verify it. ${fixes[framework]}`);
  }

  get [brand](): true {
    return true;
  }

  /** Whether a caught value is one, from this copy of the package or another one, where `instanceof` does not work. */
  static override is(error: unknown): error is BodyConsumedError {
    return brand in Object(error);
  }
}
