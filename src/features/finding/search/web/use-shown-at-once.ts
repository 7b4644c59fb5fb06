import { startTransition, useOptimistic } from 'react';

/**
 * A value that is shown where it is chosen in the next frame, while the rest of the page follows in a transition.
 * @returns the value to show, and a function that shows the next one and makes the change
 */
export function useShownAtOnce<T>(value: T): [T, (next: T, change: () => void) => void] {
  const [shown, setShown] = useOptimistic(value);
  const choose = (next: T, change: () => void): void =>
    startTransition(() => {
      setShown(next);
      change();
    });
  return [shown, choose];
}
