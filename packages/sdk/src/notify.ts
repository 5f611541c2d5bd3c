/** Tells a listener. What it throws is reported and goes no further: the call it hears of may have billed someone. */
export function notify<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
  try {
    listener?.(event);
  } catch (error) {
    console.error(error);
  }
}
