import { useState } from 'react';
import { fetched } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi } from '#ui/site/site-context.tsx';

export interface ExternalApply {
  /** The phone number, once requested. */
  phone: string | null;
  asking: boolean;
  /** Requests it; the server counts that a visitor wants to apply. */
  ask: () => Promise<unknown>;
}

/** The phone number of a posting, loaded on request. A failure is shown in a toast and can be retried. */
export function useExternalApply(postingId: number): ExternalApply {
  const api = useApi();
  const [phone, setPhone] = useState<string | null>(null);
  const { run, busy } = useAct(
    async () => {
      const { openExternalApply } = await fetched(() => import('#features/postings/contract.ts'));
      setPhone((await api.call(openExternalApply, { params: { id: String(postingId) } })).data.phone);
    },
    { toast: true },
  );
  return { phone, asking: busy !== null, ask: run };
}
