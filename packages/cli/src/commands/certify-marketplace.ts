import type { CertifyMarketplaceOptions } from "../certify/certify-marketplace.js";
import { forceOption } from "../frame/options.js";
import type { AddVerb } from "../frame/verb.js";
import { addExamples, setAction } from "../frame/verb.js";

/** `syndikit certify-marketplace [url]` */
export const addCertifyMarketplace: AddVerb = (program, io) => {
  const command = program
    .command("certify-marketplace")
    .description(
      "check any marketplace against every statement of the interface; without --write nothing is changed",
    )
    .argument("[url]", "the base address of its interface, for example http://127.0.0.1:8081/api")
    .option("--vendor <name:password>", "a vendor's account [SYNDIKIT_USER and SYNDIKIT_PASSWORD]")
    .option(
      "--customer <name:password>",
      "a customer's account [SYNDIKIT_CUSTOMER_USER and SYNDIKIT_CUSTOMER_PASSWORD]",
    )
    .option(
      "--admin <name:password>",
      "an administrator's account [SYNDIKIT_ADMIN_USER and SYNDIKIT_ADMIN_PASSWORD]",
    )
    .option("--write", "place orders, and change what they made: for a marketplace that may be changed")
    .option(
      "--receive",
      "receive events and metric polls on 127.0.0.1, for a marketplace on this machine; the vendor's product keeps this address",
    )
    .option("--move-clock", "move the marketplace's clock by PUT /sandbox/clock, for everything on it")
    .option("--only <statements...>", "only these: identifiers, their beginnings, or sections")
    .option("--list", "print the statements without trying them")
    .option("--junit <file>", "write the report as JUnit XML")
    .option("--html <file>", "write the report as an HTML page")
    .option(...forceOption);
  addExamples(command, [
    { command: "syndikit certify-marketplace --list", does: "what the interface promises" },
    {
      command: "syndikit certify-marketplace http://127.0.0.1:8081/api --vendor vendor:vendor-demo",
      does: "what can be read as a vendor, without a change",
    },
    {
      command:
        "syndikit certify-marketplace http://127.0.0.1:8081/api --vendor vendor:vendor-demo --customer customer:customer-demo --admin admin:admin-demo --write --receive --move-clock --html report.html",
      does: "everything, on a local reference server that may be changed",
    },
  ]);
  setAction<CertifyMarketplaceOptions>(command, io, async (context, options, [url]) => {
    const { certifyMarketplace } = await import("../certify/certify-marketplace.js");
    return certifyMarketplace(context, options, url);
  });
};
