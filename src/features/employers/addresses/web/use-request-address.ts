import { useState } from 'react';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi } from '#ui/site/site-context.tsx';
import { requestAddress } from '../contract.ts';

/** Sends or resends the confirmation link of an address. */
export function useRequestAddress() {
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { run, busy, problem } = useAct(async (email: string) => {
    setSentTo(null);
    await api.call(requestAddress, { body: { email } });
    setSentTo(email);
  });
  return { request: (email: string) => void run(email), busy: busy !== null, problem, sentTo };
}
