import { DeploymentStatus } from "@syndikit/contract";
import type { EventDTO, InvoiceDTO, Subscription } from "@syndikit/sdk";
import type { JSX } from "preact";
import { isOwed, Unpaid } from "../../parts/money/pay.js";
import { Ago } from "../../parts/time.js";
import { isCustomer } from "../../session.js";

interface WaitingProps {
  readonly subscription: Subscription;
  readonly invoices: readonly InvoiceDTO[];
  /** Newest first; empty if the account may not see them. */
  readonly events: readonly EventDTO[];
}

/** Explains what the subscription is waiting for, and what the reader can do about it. */
export function WaitingFor({ subscription, invoices, events }: WaitingProps): JSX.Element {
  const unpaid = invoices.find(isOwed);
  return (
    <>
      <State subscription={subscription} events={events} />
      {unpaid !== undefined && <Unpaid invoice={unpaid} />}
    </>
  );
}

function State({ subscription, events }: Omit<WaitingProps, "invoices">): JSX.Element {
  const { deploymentStatus, nextInvoice, endDate, autoRenew, updatedAt } = subscription;
  const stuck = events.find(({ notified, lastError }) => !notified && lastError !== undefined);
  switch (deploymentStatus) {
    case DeploymentStatus.WAITING_PAYMENT:
      return (
        <div class="notice wait">
          <p>
            <strong>It waits for the customer to pay</strong>.
          </p>
          {!isCustomer.value && <p>Look at it as the customer to pay; the vendor hears of it then.</p>}
        </div>
      );
    case DeploymentStatus.PENDING:
      return (
        <div class={stuck === undefined ? "notice wait" : "notice fail"}>
          <p>
            <strong>It waits for the vendor to provision the tenant and to report it deployed</strong>
            {", since "}
            <Ago at={updatedAt} />.
          </p>
          {stuck !== undefined && (
            <p>
              {"The vendor does not know of it: "}
              <a href={`/event/${stuck.id}`}>{`event ${stuck.id}`}</a>
              {` was not delivered. ${stuck.lastError}`}
            </p>
          )}
          {stuck === undefined && events.length === 0 && !isCustomer.value && (
            <p>
              No event was sent: the product has no endpoint. Name one in the catalogue, or report by hand
              below.
            </p>
          )}
        </div>
      );
    case DeploymentStatus.FAILED:
      return (
        <div class="notice fail">
          <strong>The vendor could not provision it.</strong> Terminate it, or ask the vendor.
        </div>
      );
    case DeploymentStatus.UNDEPLOY_SENT:
      return (
        <div class="notice wait">
          <strong>It waits for the vendor to remove the tenant</strong>, and to report that.
        </div>
      );
    case DeploymentStatus.UNDEPLOYED:
      return <div class="notice rest">It is over. Nothing is billed any more.</div>;
    default:
      return (
        <div class="notice ok">
          <p>
            <strong>
              {deploymentStatus === DeploymentStatus.STOPPED
                ? "It is stopped: nobody can use it."
                : "It is in use."}
            </strong>
            {autoRenew && nextInvoice !== undefined ? (
              <>
                {" The next invoice is due "}
                <Ago at={nextInvoice} />.
              </>
            ) : (
              endDate !== undefined && (
                <>
                  {" It ends "}
                  <Ago at={endDate} />.
                </>
              )
            )}
          </p>
        </div>
      );
  }
}
