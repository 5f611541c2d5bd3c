import { axios } from "./axios.js";
import type { Contestant } from "./contestant.js";
import { heyApi } from "./hey-api.js";
import { ky } from "./ky.js";
import { octokit } from "./octokit.js";
import { ofetch } from "./ofetch.js";
import { openai } from "./openai.js";
import { openapiFetch } from "./openapi-fetch.js";
import { ory } from "./ory.js";
import { ours } from "./ours.js";
import { stripe } from "./stripe.js";

/** All compared clients, ours first. */
export const contestants: readonly Contestant[] = [
  ours,
  openapiFetch,
  heyApi,
  ofetch,
  ky,
  openai,
  stripe,
  axios,
  ory,
  octokit,
];
