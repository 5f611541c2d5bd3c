import type { MyUserDTO, MyUserInput, UserCreate } from "@syndikit/sdk";
import type { JSX } from "preact";
import { choicesOf, readChoices } from "../../forms/choices.js";
import { userFields } from "../../forms/fields.gen.js";
import { FormDialog } from "../../forms/form-dialog.js";
import { useLoad } from "../../load.js";
import { market } from "../../market.js";
import { Skeleton } from "../../parts/page.js";

interface EditAccountProps {
  readonly user: MyUserDTO | "new";
  readonly onClose: () => void;
}

/** Adds an account, or changes one. */
export function EditAccount({ user, onClose }: EditAccountProps): JSX.Element {
  const companies = useLoad(
    async (client) => {
      const [vendors, customers] = await Promise.all([
        readChoices(client.companies.list({ sortField: "name" })),
        readChoices(client.userCompanies.list({ sortField: "name" })),
      ]);
      return [...vendors, ...customers];
    },
    { live: false },
  );
  const { value } = companies.value;
  if (value === undefined) return <Skeleton />;
  const choices = { company: choicesOf(value) };
  if (user !== "new") {
    return (
      <FormDialog<MyUserInput>
        title={`Edit ${user.userName}`}
        label="Save"
        fields={userFields}
        known={{ ...user }}
        choices={choices}
        first={FIRST}
        save={async (input) => market.peek()?.users.update(user.id, input)}
        onClose={onClose}
      />
    );
  }
  return (
    <FormDialog<UserCreate>
      title="A new account"
      label="Create"
      fields={userFields}
      choices={choices}
      first={FIRST}
      save={create}
      onClose={onClose}
    >
      <p class="muted">
        Its e-mail address counts as confirmed, so it may sign in at once. Tell its owner the password.
      </p>
    </FormDialog>
  );
}

/** The fields that nearly every account has. */
const FIRST = ["userRole", "company"];

async function create(input: UserCreate): Promise<void> {
  const client = market.peek();
  const user = await client?.users.create(input);
  if (user !== undefined) await client?.users.activate(user.id);
}
