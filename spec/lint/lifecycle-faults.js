/**
 * What is wrong with a lifecycle table.
 *
 * @param {Record<string, any>} table the content of `x-lifecycle`
 * @param {{ operations: Map<string, any>, states?: readonly string[] }} known the operations by id, and the
 *   values of the property that holds the state
 * @returns {{ path: (string | number)[], message: string }[]}
 */
export function lifecycleFaults(table, { operations, states }) {
  const { transitions = [] } = table;
  return [
    ...stateFaults(table, states),
    ...reachFaults(table),
    ...guardFaults(table),
    ...actionFaults(table),
    ...transitions.flatMap((transition, at) => transitionFaults(transition, at, { table, operations })),
  ];
}

function stateFaults(table, states = Object.keys(table.states)) {
  const faults = [];
  const named = Object.keys(table.states);
  for (const state of states.filter((name) => !named.includes(name))) {
    faults.push({
      path: ["states"],
      message: `The state ${state} of ${table.schema}.${table.property} is missing.`,
    });
  }
  for (const state of named.filter((name) => !states.includes(name))) {
    faults.push({
      path: ["states", state],
      message: `${table.schema}.${table.property} has no value ${state}.`,
    });
  }
  for (const [alias, state] of Object.entries(table.aliases ?? {})) {
    if (!named.includes(state))
      faults.push({ path: ["aliases", alias], message: `There is no state ${state}.` });
    if (named.includes(alias))
      faults.push({ path: ["aliases", alias], message: `${alias} is a state, not an alias.` });
  }
  for (const field of ["initial", "final"]) {
    for (const [at, state] of table[field].entries()) {
      if (!named.includes(state)) faults.push({ path: [field, at], message: `There is no state ${state}.` });
    }
  }
  return faults;
}

function actionFaults({ actions = {}, transitions }) {
  const triggers = new Set(transitions.map(({ trigger }) => trigger));
  return Object.entries(actions).flatMap(([action, named]) =>
    named
      .filter((trigger) => !triggers.has(trigger))
      .map((trigger) => ({
        path: ["actions", action],
        message: `No transition has the trigger ${trigger}.`,
      })),
  );
}

function reachFaults({ states, initial, final, transitions }) {
  const faults = [];
  const entered = transitions.filter(({ from }) => from === null).map(({ to }) => to);
  for (const [at, state] of initial.entries()) {
    if (!entered.includes(state))
      faults.push({ path: ["initial", at], message: `No transition starts in ${state}.` });
  }
  const reached = new Set(initial);
  for (const state of reached) for (const { from, to } of transitions) if (from === state) reached.add(to);
  for (const state of Object.keys(states)) {
    if (!reached.has(state))
      faults.push({ path: ["states", state], message: `No transition leads to ${state}.` });
    const isLeft = transitions.some(({ from }) => from === state);
    if (isLeft === final.includes(state)) {
      faults.push({
        path: ["states", state],
        message: isLeft ? `${state} is final, and is left.` : `${state} is never left, and is not final.`,
      });
    }
  }
  return faults;
}

function guardFaults({ guards, transitions }) {
  return Object.keys(guards)
    .filter((guard) => !transitions.some((transition) => transition.guard === guard))
    .map((guard) => ({ path: ["guards", guard], message: `No transition has the guard ${guard}.` }));
}

function transitionFaults(transition, at, { table, operations }) {
  const faults = [];
  const fault = (field, message) => faults.push({ path: ["transitions", at, field], message });
  const { name, from, to, guard, operation: id, events = [] } = transition;
  if (table.transitions.findIndex((other) => other.name === name) !== at)
    fault("name", `The name ${name} stands twice.`);
  if (from !== null && !Object.hasOwn(table.states, from)) fault("from", `There is no state ${from}.`);
  if (from === null && !table.initial.includes(to)) fault("to", `${to} is not an initial state.`);
  if (!Object.hasOwn(table.states, to)) fault("to", `There is no state ${to}.`);
  if (guard !== null && !Object.hasOwn(table.guards, guard)) fault("guard", `There is no guard ${guard}.`);
  if (id === null) return faults;
  const operation = operations.get(id);
  if (operation === undefined) {
    fault("operation", `There is no operation ${id}.`);
    return faults;
  }
  if (operation.responses?.["409"] === undefined) fault("operation", `${id} does not document 409.`);
  for (const event of events.filter((one) => !operation["x-emits"]?.includes(one))) {
    fault("events", `\`x-emits\` of ${id} does not name ${event}.`);
  }
  return faults;
}
