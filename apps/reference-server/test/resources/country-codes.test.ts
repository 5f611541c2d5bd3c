import { expect, test } from "vitest";
import { errorOf } from "../support/errors.js";
import { openPopulated } from "../support/people.js";

test("countries are listed in English when nobody asks for another language", async () => {
  const { as } = await openPopulated();
  const { status, body } = await as("customer").get("countryCodes");
  expect(status).toBe(200);
  expect(body).toHaveLength(249);
  expect(body).toContainEqual({ countryCode: "IT", country: "Italy" });
});

test("countries are listed in the language that is asked for, in its order", async () => {
  const { as } = await openPopulated();
  const { body } = await as("vendor").get("countryCodes?language=sv");
  expect(body).toContainEqual({ countryCode: "SE", country: "Sverige" });
  // In Swedish Å, Ä and Ö follow Z.
  expect((body as { country: string }[]).at(-1)?.country).toBe("Östtimor");
});

test("countries are listed in the caller's own language when it has one", async () => {
  const { as, customer } = await openPopulated();
  await as("customer").patch(`user/${customer}`, { language: "de" });
  const { body } = await as("customer").get("countryCodes");
  expect(body).toContainEqual({ countryCode: "SE", country: "Schweden" });
});

test("a language without names is answered in English, whatever the machine speaks", async () => {
  const { as } = await openPopulated();
  const { body } = await as("customer").get("countryCodes?language=zz");
  expect(body).toContainEqual({ countryCode: "IT", country: "Italy" });
});

test("a language that is not two letters is refused", async () => {
  const { as } = await openPopulated();
  expect((await as("customer").get("countryCodes?language=english")).status).toBe(400);
});

test("countries are for callers who have signed in", async () => {
  const { request } = await openPopulated();
  expect((await request("countryCodes")).status).toBe(401);
});

test("one country is asked for by its code, in any case", async () => {
  const { as } = await openPopulated();
  const { status, body } = await as("customer").get("countryCodes?country=IT");
  expect({ status, body }).toEqual({ status: 200, body: { countryCode: "IT", country: "Italy" } });
  expect((await as("customer").get("countryCodes?country=se&language=sv")).body).toEqual({
    countryCode: "SE",
    country: "Sverige",
  });
});

test("a code that no country has is not found", async () => {
  const { as } = await openPopulated();
  expect(errorOf(await as("customer").get("countryCodes?country=XX"))).toBe("404 country-XX-not-found");
});

test.each(["code=IT", "country=Italy", "country=IT&pageSize=5"])("%s is refused", async (query) => {
  const { as } = await openPopulated();
  expect((await as("customer").get(`countryCodes?${query}`)).status).toBe(400);
});
