import { useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '#shared/endpoint.ts';
import { useApi } from '#ui/site/site-context.tsx';
import type { requestPasswordReset, sendVerification } from '../recovery-contract.ts';
import { minutesToWait } from './use-auth-form.ts';

/** Seconds until the same may be sent once more. */
const pauseSeconds = 60;

/** Seconds left of a pause that can be started again. */
function usePause(running: boolean) {
  const [left, setLeft] = useState(running ? pauseSeconds : 0);
  const waiting = left > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setLeft((seconds) => Math.max(0, seconds - 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return { left, start: useCallback(() => setLeft(pauseSeconds), []) };
}

export type InstructionsState =
  | { step: 'form' }
  /** `acted`: the person has just sent them on this page. */
  | { step: 'sent'; email: string; acted: boolean }
  | { step: 'wait'; minutes: number };

type InstructionsEndpoint = typeof sendVerification | typeof requestPasswordReset;

/**
 * Sends instructions by mail, once more after a pause. Throws what the server refuses, except that somebody asks too
 * often: that is a state of its own.
 */
export function useInstructions(endpoint: InstructionsEndpoint, sentTo: string | null = null) {
  const api = useApi();
  const [state, setState] = useState<InstructionsState>(
    sentTo === null ? { step: 'form' } : { step: 'sent', email: sentTo, acted: false },
  );
  const pause = usePause(sentTo !== null);
  const send = async (email: string): Promise<void> => {
    try {
      const { data } = await api.call(endpoint as Endpoint<never>, { body: { email } } as never);
      setState({ step: 'sent', email: (data as { email: string }).email, acted: true });
      pause.start();
    } catch (error) {
      const minutes = minutesToWait(error);
      if (minutes === null) throw error;
      setState({ step: 'wait', minutes });
    }
  };
  return { state, send, secondsLeft: pause.left, backToForm: () => setState({ step: 'form' }) };
}
