import { useCallback, useEffect, useState } from 'react';
import type { Endpoint } from '#kit/endpoint.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { minutesToWait } from '../../web/use-auth-form.ts';
import type { requestPasswordReset, sendVerification } from '../contract.ts';

/** Seconds until instructions can be resent. */
const pauseSeconds = 60;

/** Seconds left of a restartable pause. */
function usePause(running: boolean) {
  const [secondsLeft, setSecondsLeft] = useState(running ? pauseSeconds : 0);
  const waiting = secondsLeft > 0;
  useEffect(() => {
    if (!waiting) return;
    const timer = setInterval(() => setSecondsLeft((left) => Math.max(0, left - 1)), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return { left: secondsLeft, start: useCallback(() => setSecondsLeft(pauseSeconds), []) };
}

export type InstructionsState =
  | { step: 'form' }
  /** `acted`: the instructions were just sent from this page. */
  | { step: 'sent'; email: string; acted: boolean }
  | { step: 'wait'; minutes: number };

type InstructionsEndpoint = typeof sendVerification | typeof requestPasswordReset;

/**
 * Sends instructions by mail, and resends them after a pause. Throws errors of the server except 429, which is returned
 * as a state.
 * @param more request fields besides the address
 */
export function useInstructions(
  endpoint: InstructionsEndpoint,
  sentTo: string | null = null,
  more: { redirectUrl?: string | null } = {},
) {
  const api = useApi();
  const [state, setState] = useState<InstructionsState>(
    sentTo === null ? { step: 'form' } : { step: 'sent', email: sentTo, acted: false },
  );
  const pause = usePause(sentTo !== null);
  const send = async (email: string): Promise<void> => {
    try {
      const { data } = await api.call(endpoint as Endpoint<never>, { body: { email, ...more } } as never);
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
