import { expect, test } from "vitest";
import { writeLetter } from "./letter.js";

test("a letter has the same words in plain text and in HTML", () => {
  const letter = writeLetter({
    subject: "Notes is ready",
    blocks: [
      "Your subscription is ready.",
      { links: [{ url: "https://notes.example/a?b=1&c=2", about: "Your notes" }] },
      { quoted: "1. Sign in.\n2. Write.\n" },
    ],
  });
  expect(letter.text).toBe(
    "Your subscription is ready.\n\nYour notes: https://notes.example/a?b=1&c=2\n\n1. Sign in.\n2. Write.\n",
  );
  expect(letter.html).toContain('<a href="https://notes.example/a?b=1&amp;c=2">Your notes</a>');
  expect(letter.html).toContain("1. Sign in.\n2. Write.</pre>");
});

test("a stranger's text never becomes markup, a link to a script, or a second line of the subject", () => {
  const forged = `"><img src=x onerror=alert(1)>\r\nBcc: all@market.example`;
  const { subject, html } = writeLetter({
    subject: forged,
    blocks: [forged, { quoted: forged }, { links: [{ url: "javascript:alert(1)", about: forged }] }],
  });
  expect(subject).toBe(`"><img src=x onerror=alert(1)> Bcc: all@market.example`);
  expect(html).not.toMatch(/<img|<a |href="javascript/);
});
