import { useEffect, useState } from 'react';

/** Shorter waits are not noticed, and a spinner would only flash, in milliseconds. */
const noticedAfter = 300;

/** Whether something has been busy for long enough to say so. */
export function useSlow(busy: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!busy) return;
    const timer = setTimeout(() => setSlow(true), noticedAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [busy]);
  return slow;
}
