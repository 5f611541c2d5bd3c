import { toReference, UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { found, raise } from "../../errors.js";
import { created, noContent, ok, okPage } from "../../http/call.js";
import type { Handlers } from "../../http/routes.gen.js";
import type { Services } from "../../services.js";
import type { Db } from "../../store/port.js";
import { subscriptions } from "../../store/tables/subscription.js";
import { assertWritable, onlyWritable } from "../input.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import type { Caller } from "../scope.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentUser } from "./dto.js";
import { findUser, listUsers, type UserRecord } from "./queries.js";
import { applyChanges, applyUserAction, changeUser, createUser, deleteUser } from "./write.js";

type UserHandlers = Pick<
  Handlers,
  | "userMe"
  | "userGetAllPaged"
  | "userCreate"
  | "userGet"
  | "userUpdate"
  | "userPatch"
  | "userDelete"
  | "userGetMetadata"
  | "userUpdateMetadata"
  | "userDeleteMetadataKey"
>;

const schema = "MyUserDTO";

/** The operations on users. */
export function createUserHandlers(services: Services): UserHandlers {
  const { store, clock, passwords } = services;
  const metadata = createMetadataHandlers(store, { resource: "user", find: findUser });
  const hashOf = async (password: string | undefined): Promise<string | undefined> =>
    password === undefined ? undefined : passwords.hash(password);

  return {
    async userMe({ principal }) {
      const caller: Caller = { principal, scopes: ["self"] };
      const record = await store.read((db) => theUser(db, caller, principal.userId));
      return ok(presentUser(record, principal));
    },

    async userGetAllPaged(call) {
      const { records, page } = await store.read((db) => listUsers(db, call));
      return okPage(
        records.map((record) => presentUser(record, call.principal)),
        page,
      );
    },

    async userGet(call) {
      const record = await store.read((db) => theUser(db, call, call.path.id));
      return ok(presentUser(record, call.principal));
    },

    async userCreate(call) {
      const { body: input, baseUrl, principal } = call;
      const passwordHash = await passwords.hash(input.password);
      const { environment } = services;
      const record = await store.write(async (tx) => {
        const id = await createUser(tx, { input, passwordHash, environment, baseUrl, now: clock.now() });
        return theUser(tx, call, id);
      });
      return created(toReference("user", record.user.id), presentUser(record, principal));
    },

    async userUpdate(call) {
      const { path, baseUrl, principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      const passwordHash = await hashOf(input.password);
      const record = await store.write(async (tx) => {
        const { user } = await theUser(tx, call, path.id);
        await changeUser(tx, user, { input, passwordHash, baseUrl, now: clock.now() });
        return theUser(tx, call, path.id);
      });
      return ok(presentUser(record, principal));
    },

    async userPatch(call) {
      const { path, body, baseUrl, principal } = call;
      const { role } = principal;
      if ("action" in body) {
        const { action } = body;
        if (role !== UserRole.ROLE_ADMIN) raise("actionForbidden", { action, role });
        await store.write(async (tx) => {
          const { user } = await theUser(tx, call, path.id);
          const now = clock.now();
          await applyChanges(tx, user, { wanted: applyUserAction(action, user, now), now });
        });
        return noContent;
      }
      assertWritable(body, { schema, role });
      const passwordHash = await hashOf(body.password);
      await store.write(async (tx) => {
        const { user } = await theUser(tx, call, path.id);
        await changeUser(tx, user, { input: body, passwordHash, baseUrl, now: clock.now() });
      });
      return noContent;
    },

    async userDelete(call) {
      const { id } = call.path;
      await store.write(async (tx) => {
        const { user } = await theUser(tx, call, id);
        await assertNotInUse(tx, { resource: "user", id, subscriptions: eq(subscriptions.buyerId, id) });
        await deleteUser(tx, user, clock.now());
      });
      return noContent;
    },

    userGetMetadata: metadata.get,
    userUpdateMetadata: metadata.replace,
    userDeleteMetadataKey: metadata.removeKey,
  };
}

async function theUser(db: Db, caller: Caller, id: number): Promise<UserRecord> {
  return found(await findUser(db, caller, id), "user", id);
}
