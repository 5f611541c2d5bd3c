/** What a library exports that is built on the SDK, with declarations of its own. */
import { ApiError, createMarketplace, result, withResponse } from "@syndikit/sdk";
import { watchChanges } from "@syndikit/sdk/changes";
import { withOpenApi } from "@syndikit/sdk/openapi";

export const market = createMarketplace({ baseUrl: "https://market.example", auth: { token: "t" } });
export const open = withOpenApi(market);
export const me = () => market.users.me();
export const users = market.users.list();
export const outcome = () => result(market.subscriptions.get(42));
export const whole = () => withResponse(market.subscriptions.get("subscription/42"));
export const byPath = () => open.openapi.GET("/subscription/{id}", { params: { path: { id: 42 } } });
export const { get } = market.users;
export const changes = () => watchChanges(market);
export const isMissing = (error: unknown) => ApiError.is(error, 404);
// @ts-expect-error: an invoice is no subscription. So the types are found, and are not `any`.
market.subscriptions.get("invoice/9");
