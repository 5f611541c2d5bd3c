import { expect, test } from "vitest";
import { MASK, maskedAddress, maskedBody, maskedHeaders, maskedText } from "./masked.js";

test.each([
  ["https://user:pw@a.example/b", `https://${MASK}@a.example/b`],
  ["https://a.example/events?token=abc&page=2#part", `https://a.example/events?token=${MASK}&page=${MASK}`],
  [
    "https://hooks.example/services/T0123456789/B0123456789ABCDEF",
    `https://hooks.example/services/T0123456789/${MASK}`,
  ],
  [
    "https://a.example/configurationParameters/externalConfiguration",
    "https://a.example/configurationParameters/externalConfiguration",
  ],
  ["https://a.example:8443/marketplace/events", "https://a.example:8443/marketplace/events"],
  ["https://a.example/?abcdef", `https://a.example/?${MASK}`],
  ["https://a.example/?a=1&abcdef=", `https://a.example/?a=${MASK}&${MASK}`],
  ["https://a.example/?0123456789abcdef0123=1", `https://a.example/?${MASK}=${MASK}`],
  ["https://a.example/e;sid=abc", `https://a.example/${MASK}`],
  ["https://a.example/hooks/XmPqRtYwZbNcLkJhGfDs", `https://a.example/hooks/${MASK}`],
  ["no address", MASK],
])("the address %s is shown as %s", (address, shown) => {
  expect(maskedAddress(address)).toBe(shown);
});

test.each([
  ["the key api_key=abc is wrong", `the key api_key=${MASK} is wrong`],
  ['{"password": "abc', `{"password": ${MASK}`],
  ["Authorization: Bearer abc.def", `Authorization: ${MASK}`],
  ["send Bearer abcdef", `send Bearer ${MASK}`],
  ["eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl was refused", `${MASK} was refused`],
  ["<apiToken>abc</apiToken><id>7</id>", `<apiToken>${MASK}</apiToken><id>7</id>`],
  ['<field name="password" value="abc"/>', `<field name="password" value="${MASK}"/>`],
  ["AbCdEfGhIjKlMnOpQrStUvWx was refused", `${MASK} was refused`],
  ["0123456789012345678901 was refused", `${MASK} was refused`],
  ['{"name": "api_key", "value": "abc', `{"name": "api_key", "value": "${MASK}`],
  ["externalConfigurationParameters are missing", "externalConfigurationParameters are missing"],
  ["The certificate of a.example is self-signed.", "The certificate of a.example is self-signed."],
  ["see https://a.example/x?sig=abc now", `see https://a.example/x?sig=${MASK} now`],
  ["The endpoint answered 503.", "The endpoint answered 503."],
  ["Nothing listens there: start the receiver.", "Nothing listens there: start the receiver."],
])("the text %s is shown as %s", (text, shown) => {
  expect(maskedText(text)).toBe(shown);
});

test("in JSON, what a name calls secret is masked at any depth, and the rest stays", () => {
  const body = JSON.stringify({
    id: "12",
    metadata: {
      clientSecret: { a: 1 },
      "X-Api-Key": 7,
      list: [{ sessionId: "x", colour: "blue" }],
      none: null,
    },
    url: "https://a.example/?k=1",
  });
  expect(JSON.parse(maskedBody(body))).toEqual({
    id: "12",
    metadata: {
      clientSecret: MASK,
      "X-Api-Key": MASK,
      list: [{ sessionId: MASK, colour: "blue" }],
      none: null,
    },
    url: `https://a.example/?k=${MASK}`,
  });
  expect(
    JSON.parse(maskedBody('[{"name":"api_key","value":"abc"},{"key":"colour","value":"blue"}]')),
  ).toEqual([
    { name: "api_key", value: MASK },
    { key: "colour", value: "blue" },
  ]);
  expect(maskedBody("password=abc&page=2")).toBe(`password=${MASK}&page=2`);
  expect(maskedBody('"Bearer abcdef"')).toBe(`"Bearer ${MASK}"`);
});

test("a header is masked unless it is known to be harmless", () => {
  expect(
    maskedHeaders({
      "Content-Type": "application/json",
      Authorization: "Basic x",
      "x-made-up": "y",
      Cookie: "z",
    }),
  ).toEqual({ "Content-Type": "application/json", Authorization: MASK, "x-made-up": MASK, Cookie: MASK });
});

test("a long text is masked in one pass, whatever it repeats", () => {
  // With a step for each pair of characters these would take minutes.
  for (const part of ["a", "a.", "a ", '"', "a:", "a=", "://", "bearer ", "<a", "<a ", "<token>", "name='"])
    expect(maskedText(part.repeat(200_000))).not.toContain("secret");
});
