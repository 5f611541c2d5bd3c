import { useSignal, useSignalEffect } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { resets } from "../router.js";
import { Field, type FieldProps } from "./field.js";

/** Milliseconds without a key until what was typed counts, so that a word is one request, not one for each letter. */
const PAUSE = 300;

interface FilterFieldProps extends FieldProps {
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/**
 * A field that filters a list: the list is read when the reader has stopped typing. What does not count yet when the
 * filters are cleared, or another address opens, is given up: else it would come back afterwards.
 */
export function FilterField({ value, onValue, ...field }: FilterFieldProps): JSX.Element {
  const typed = useSignal<string | undefined>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  useSignalEffect(() => {
    resets.value;
    clearTimeout(timer.current);
    typed.value = undefined;
  });
  return (
    <Field
      {...field}
      value={typed.value ?? value}
      onValue={(text) => {
        typed.value = text;
        clearTimeout(timer.current);
        timer.current = setTimeout(() => {
          typed.value = undefined;
          onValue(text);
        }, PAUSE);
      }}
    />
  );
}
