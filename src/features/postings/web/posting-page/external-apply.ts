import { useCallback, useState } from 'react';
import { fetched } from '#shared/client-errors.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';

export interface ExternalApply {
  /** Link or phone number, once asked for. */
  target: { link: string | null; phone: string | null } | null;
  asking: boolean;
  /** Asks for it; the server counts that somebody wants to apply. True when it is there. */
  ask: () => Promise<boolean>;
}

/** How to apply outside the platform: told only to those who ask. A failure is said in a toast; asking again is possible. */
export function useExternalApply(postingId: number): ExternalApply {
  const api = useApi();
  const t = useTexts();
  const { show } = useToast();
  const [target, setTarget] = useState<ExternalApply['target']>(null);
  const [asking, setAsking] = useState(false);
  const ask = useCallback(async (): Promise<boolean> => {
    setAsking(true);
    try {
      const { openExternalApply } = await fetched(import('#features/postings/contract.ts'));
      const { data } = await api.call(openExternalApply, { params: { id: String(postingId) } });
      setTarget(data);
      return true;
    } catch (error) {
      show({ tone: 'error', title: problemSentence(error, t) });
      return false;
    } finally {
      setAsking(false);
    }
  }, [api, postingId, show, t]);
  return { target, asking, ask };
}
