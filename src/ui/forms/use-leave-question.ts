import { useEffect } from 'react';

/** Makes the browser ask before the page is closed or reloaded, while something would be lost. */
export function useLeaveQuestion(wouldLose: boolean): void {
  useEffect(() => {
    if (!wouldLose) return;
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    globalThis.addEventListener('beforeunload', ask);
    return () => globalThis.removeEventListener('beforeunload', ask);
  }, [wouldLose]);
}
