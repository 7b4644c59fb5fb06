import { useCallback, useState } from 'react';
import { fetched } from '#shared/client-errors.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

export interface ExternalApply {
  /** The number to call, once asked for. */
  phone: string | null;
  asking: boolean;
  /** Asks for it; the server counts that somebody wants to apply. */
  ask: () => Promise<void>;
}

/** The phone number of a posting: told only to those who ask. A failure is said in a toast; asking again is possible. */
export function useExternalApply(postingId: number): ExternalApply {
  const api = useApi();
  const t = useTexts();
  const { show } = useToast();
  const [phone, setPhone] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const ask = useCallback(async (): Promise<void> => {
    setAsking(true);
    try {
      const { openExternalApply } = await fetched(import('#features/postings/contract.ts'));
      const { data } = await api.call(openExternalApply, { params: { id: String(postingId) } });
      setPhone(data.phone);
    } catch (error) {
      show({ tone: 'error', title: problemSentence(error, t) });
    } finally {
      setAsking(false);
    }
  }, [api, postingId, show, t]);
  return { phone, asking, ask };
}
