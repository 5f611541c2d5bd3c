import type { Page } from "./call.js";

/** 200 with a body. */
export function ok<Body>(body: Body): { readonly status: 200; readonly body: Body } {
  return { status: 200, body };
}

/** 200 with a page of a list. */
export function okPage<Body>(
  body: Body,
  page: Page,
): { readonly status: 200; readonly body: Body; readonly page: Page } {
  return { status: 200, body, page };
}

/** 201 with what was made, and its address as in `self`. */
export function created<Body>(
  location: string,
  body: Body,
): { readonly status: 201; readonly body: Body; readonly location: string } {
  return { status: 201, body, location };
}

/** 204: done, and nothing to say. */
export const noContent: { readonly status: 204 } = { status: 204 };
