import { useEffect } from 'react';
import { countPostingView } from '#features/postings/contract.ts';
import { useApi } from '#ui/site/site-context.tsx';

/** Tells the server that the page was seen; whether it counts is the server's decision. A lost view is no loss. */
export function useCountedView(id: number, live: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (live) api.call(countPostingView, { params: { id: String(id) } }).catch(() => undefined);
  }, [api, id, live]);
}
