/** The signed-in user of a request. */
export interface Caller {
  readonly userId: number;
  readonly userName: string;
  readonly role: string;
  readonly companyId: number | null;
  readonly language: string | null;
}

/** A subscription, with its lists as JSON. */
export interface SubscriptionRow {
  readonly id: number;
  readonly name: string;
  readonly type: string;
  readonly deployment_status: string;
  readonly buyer_id: number;
  readonly company_id: number;
  readonly company_kind: string;
  readonly product_id: number;
  readonly product_version_id: number;
  readonly product_version: string;
  readonly billing_period: number;
  readonly lifespan: number | null;
  readonly auto_renew: number;
  readonly start_date: number | null;
  readonly period_start: number;
  readonly period_end: number;
  readonly configuration_parameters: string;
  readonly created_at: number;
  readonly updated_at: number;
  readonly deferred_upgrade: string | null;
  readonly oneshot_costs: string;
  readonly recurring_costs: string;
}

/** One price tier of one billing item in a plan that may be an upgrade. A plan without billing items has one row. */
export interface TargetRow {
  readonly id: number;
  readonly price: number;
  readonly billing_period: number;
  readonly lifespan: number | null;
  readonly item: number | null;
  readonly scheme: string | null;
  readonly payment: string | null;
  readonly start: number | null;
  readonly end: number | null;
  readonly tier_price: number | null;
}
