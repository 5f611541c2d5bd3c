import { headerOf, type Outcome } from "../http/outcome.js";

interface RawBodyRemedy {
  readonly framework: string;
  /** The response header by which the framework is recognised. */
  readonly header: readonly [name: string, pattern: RegExp];
  readonly remedy: string;
}

/** How to get the raw body in each common framework. */
const rawBody: readonly RawBodyRemedy[] = [
  {
    framework: "Express",
    header: ["x-powered-by", /express/i],
    remedy:
      'mount the event route before app.use(express.json()), with express.raw({ type: "*/*" }) on that route only',
  },
  {
    framework: "NestJS",
    header: ["x-powered-by", /express/i],
    remedy: "NestFactory.create(AppModule, { rawBody: true }), and verify request.rawBody",
  },
  {
    framework: "Next.js",
    header: ["x-powered-by", /next/i],
    remedy:
      "in a route handler read await request.arrayBuffer() once; in pages/api export config = { api: { bodyParser: false } }",
  },
  {
    framework: "Fastify",
    header: ["x-powered-by", /fastify/i],
    remedy:
      'in a plugin of its own: addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => done(null, body))',
  },
  {
    framework: "Hono, Workers, Deno, Bun",
    header: ["server", /cloudflare|deno|bun/i],
    remedy: "read await request.arrayBuffer() once, before request.json()",
  },
  {
    framework: "AWS Lambda",
    header: ["x-amzn-requestid", /./],
    remedy: 'verify Buffer.from(event.body, event.isBase64Encoded ? "base64" : "utf8")',
  },
  {
    framework: "FastAPI, Starlette",
    header: ["server", /uvicorn|hypercorn/i],
    remedy: "verify await request.body(), not a model or request.json()",
  },
  {
    framework: "Django, Flask",
    header: ["server", /werkzeug|gunicorn|wsgi/i],
    remedy: "verify request.body (Django) or request.get_data() (Flask), before request.json",
  },
  {
    framework: "Spring",
    header: ["server", /tomcat|jetty|undertow/i],
    remedy: "take @RequestBody byte[] body, and map it to an object afterwards",
  },
  {
    framework: "Laravel, Symfony",
    header: ["x-powered-by", /php/i],
    remedy: "verify $request->getContent(), not json_encode($request->all())",
  },
  {
    framework: "Rails",
    header: ["x-runtime", /./],
    remedy: "verify request.raw_post, not params.to_json",
  },
  {
    framework: "ASP.NET",
    header: ["server", /kestrel|iis/i],
    remedy: "EnableBuffering(), and read Request.Body as bytes before model binding",
  },
  {
    framework: "Go",
    header: ["server", /^go\b/i],
    remedy: "io.ReadAll(r.Body) once, verify those bytes, then json.Unmarshal them",
  },
];

/** How to get the raw body in the framework that the answer reveals, or in every common one. */
export function rawBodyRemedy(outcome: Outcome): readonly string[] {
  const seen =
    outcome.kind === "failure"
      ? []
      : rawBody.filter(({ header: [name, pattern] }) => pattern.test(headerOf(outcome.headers, name) ?? ""));
  const advice = "Check the signature over the bytes as they arrived, before any parser:";
  return [
    advice,
    ...(seen.length > 0 ? seen : rawBody).map(({ framework, remedy }) => `${framework}: ${remedy}`),
  ];
}
