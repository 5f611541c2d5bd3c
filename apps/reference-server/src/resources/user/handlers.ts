import { type MyUserInput, toReference, UserRole } from "@syndikit/contract";
import { eq } from "drizzle-orm";
import { askedBy, created, noContent, ok, okPage, type Principal } from "../../api/call.js";
import type { Handlers } from "../../api/handlers.gen.js";
import { assertWritable, onlyWritable } from "../../api/input.js";
import { onOwnUser } from "../../api/own.js";
import { type ObjectCall, orNotFound } from "../../api/scope.js";
import { raise } from "../../errors.js";
import type { Services } from "../../services.js";
import { ofCaller } from "../../shares/owner.js";
import { alone } from "../../store/keys.js";
import { subscriptions } from "../../store/tables/subscription.js";
import type { Session } from "../login/tokens.js";
import { createMetadataHandlers } from "../metadata/handlers.js";
import { assertNotInUse } from "../still-in-use.js";
import { presentUser } from "./dto.js";
import { assertProved, readPasswords } from "./password.js";
import { findUser, listUsers } from "./queries.js";
import { applyChanges, applyUserAction, changeUser, deleteUser, insertUser } from "./write.js";

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

export function createUserHandlers(services: Services): UserHandlers {
  const { store, clock, passwords } = services;
  const sessionOf = ({ tokenId }: Principal): Session => ({ tokenId, wall: clock.wall() });
  const metadata = createMetadataHandlers(store, { resource: "user", find: findUser });
  const hashesFor = async (call: ObjectCall & { readonly address: string }, input: Partial<MyUserInput>) => {
    const { user } = await store.read((db) => getUser(db, call), askedBy(call));
    const { principal, address } = call;
    const { userId } = principal;
    return readPasswords(services, { user, input, userId, owner: ofCaller(principal), address });
  };

  return {
    async userMe({ principal }) {
      const call: ObjectCall = { principal, scopes: ["self"], path: { id: principal.userId } };
      const record = await store.read((db) => getUser(db, call), askedBy(call));
      return ok(presentUser(record, principal));
    },

    async userGetAllPaged(call) {
      const { rows, page } = await store.read((db) => listUsers(db, call, call.query), askedBy(call));
      return okPage(
        rows.map((record) => presentUser(record, call.principal)),
        page,
      );
    },

    async userGet(call) {
      const record = await store.read((db) => getUser(db, call), askedBy(call));
      return ok(presentUser(record, call.principal));
    },

    async userCreate(call) {
      const { body: input, baseUrl, principal } = call;
      const passwordHash = await passwords.hash(input.password, ofCaller(principal));
      const { environment } = services;
      return call.write(async (tx) => {
        const id = await insertUser(tx, { input, passwordHash, environment, baseUrl, now: clock.now() });
        const record = await getUser(tx, { principal, scopes: call.scopes, path: { id } });
        return created(toReference("user", record.user.id), presentUser(record, principal));
      }, alone);
    },

    async userUpdate(call) {
      const { baseUrl, principal } = call;
      const input = onlyWritable(call.body, { schema, role: principal.role });
      const hashes = await hashesFor(call, input);
      const session = sessionOf(principal);
      return call.write(async (tx) => {
        const { user } = await getUser(tx, call);
        assertProved({ user, input, userId: principal.userId }, hashes.proved);
        const passwordHash = hashes.wanted;
        await changeUser(tx, user, { input, passwordHash, session, baseUrl, now: clock.now() });
        return ok(presentUser(await getUser(tx, call), principal));
      }, onOwnUser(call));
    },

    async userPatch(call) {
      const { body, baseUrl, principal } = call;
      const { role } = principal;
      if ("action" in body) {
        const { action } = body;
        if (role !== UserRole.ROLE_ADMIN) raise("actionForbidden", { action, role });
        return call.write(async (tx) => {
          const { user } = await getUser(tx, call);
          const now = clock.now();
          await applyChanges(tx, user, { wanted: applyUserAction(action, user, now), now });
          return noContent;
        }, onOwnUser(call));
      }
      assertWritable(body, { schema, role });
      const { currentPassword, password, email } = body;
      if (currentPassword !== undefined && password === undefined && email === undefined)
        raise("fieldUnknown", { field: "currentPassword" });
      const hashes = await hashesFor(call, body);
      const session = sessionOf(principal);
      return call.write(async (tx) => {
        const { user } = await getUser(tx, call);
        assertProved({ user, input: body, userId: principal.userId }, hashes.proved);
        const passwordHash = hashes.wanted;
        await changeUser(tx, user, { input: body, passwordHash, session, baseUrl, now: clock.now() });
        return noContent;
      }, onOwnUser(call));
    },

    async userDelete(call) {
      const { id } = call.path;
      return call.write(async (tx) => {
        const { user } = await getUser(tx, call);
        await assertNotInUse(tx, { resource: "user", id, subscriptions: eq(subscriptions.buyerId, id) });
        await deleteUser(tx, user, clock.now());
        return noContent;
        // An order of the user may be on its way, and its metadata and that of its credentials go with it.
      }, alone);
    },

    userGetMetadata: metadata.get,
    userUpdateMetadata: metadata.replace,
    userDeleteMetadataKey: metadata.removeKey,
  };
}

const getUser = orNotFound(findUser, "user");
