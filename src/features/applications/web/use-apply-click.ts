import { useEffect } from 'react';
import { openExternalApply } from '#features/postings/contract.ts';
import { useApi } from '#ui/site/site-context.tsx';

/** Tells that somebody begins to apply here; that it could not be told is no reason to trouble anybody. */
export function useApplyClick(postingId: number): void {
  const api = useApi();
  useEffect(() => {
    void api.call(openExternalApply, { params: { id: String(postingId) } }).catch(() => undefined);
  }, [api, postingId]);
}
