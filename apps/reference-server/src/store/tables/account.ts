import { sql } from "drizzle-orm";
import {
  flag,
  id,
  index,
  isIndexedValue,
  moment,
  partOf,
  primaryKey,
  sealed,
  table,
  text,
  uniqueIndex,
  whole,
} from "../columns.js";
import { documentColumn } from "../documents/column.js";
import { userRolesForm } from "../documents/small-forms.js";
import { products } from "./product.js";
import { subscriptions } from "./subscription.js";
import { users } from "./user.js";

/** Payment methods that users have stored. */
export const paymentMethods = table(
  "payment_methods",
  {
    id: id(),
    userId: partOf(() => users.id),
    label: text().notNull(),
    defaultMethod: flag().notNull().default(false),
    /** The identifier at the payment gateway. It decides whether a charge succeeds. */
    paymentMethodId: text().notNull(),
    last4: text(),
    expMonth: whole(),
    expYear: whole(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index("payment_methods_by_user").on(t.userId),
    index("payment_methods_by_label").on(t.label, t.id),
    uniqueIndex("payment_methods_one_default").on(t.userId).where(sql`${t.defaultMethod} = 1`),
  ],
);

/** Messages of the platform to the users of some roles. */
export const notifications = table("notifications", {
  id: id(),
  message: text().notNull(),
  userRoles: documentColumn(userRolesForm).notNull().default([]),
  start: moment(),
  end: moment(),
});

/** Reviews of products. */
export const comments = table(
  "comments",
  {
    id: id(),
    userId: partOf(() => users.id),
    productId: partOf(() => products.id),
    rating: whole().notNull(),
    comment: text(),
    date: moment().notNull(),
  },
  (t) => [
    index("comments_by_product").on(t.productId),
    index("comments_by_user").on(t.userId),
    index("comments_by_date").on(t.date, t.id),
    index("comments_by_rating").on(t.rating, t.id),
  ],
);

/** Credentials of customers for cloud providers. */
export const cloudCredentials = table(
  "cloud_credentials",
  {
    id: id(),
    ownerId: partOf(() => users.id),
    subscriptionId: whole().references(() => subscriptions.id, { onDelete: "set null" }),
    name: text().notNull(),
    /** The `url` of the reference, as the caller sent it. */
    cloudProvider: text(),
    /** What the customer saved, as JSON. */
    payload: sealed(),
    createdAt: moment().notNull(),
  },
  (t) => [
    index("cloud_credentials_by_owner").on(t.ownerId),
    index("cloud_credentials_by_name").on(t.name, t.id),
    index("cloud_credentials_by_subscription").on(t.subscriptionId),
  ],
);

/** Flat text values that callers store with an object. */
export const metadata = table(
  "metadata",
  {
    /** The resource, spelled as in its path: `user`, `subscription`. */
    entity: text().notNull(),
    entityId: whole().notNull(),
    key: text().notNull(),
    value: text().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entity, t.entityId, t.key] }),
    index("metadata_by_value").on(t.entity, t.key, t.value, t.entityId).where(isIndexedValue(t.value)),
  ],
);

export type PaymentMethodRow = typeof paymentMethods.$inferSelect;
export type NotificationRow = typeof notifications.$inferSelect;
export type CommentRow = typeof comments.$inferSelect;
export type CloudCredentialRow = typeof cloudCredentials.$inferSelect;
export type MetadataRow = typeof metadata.$inferSelect;
