import { useEffect } from 'react';
import { useApi } from '#ui/site/site-context.tsx';

/** Tells the server that the page was seen; whether it counts is the server's decision. A lost view is no loss. */
export function useCountedView(id: number, live: boolean): void {
  const api = useApi();
  useEffect(() => {
    const tell = async (): Promise<void> => {
      const { countPostingView } = await import('#features/postings/contract.ts');
      await api.call(countPostingView, { params: { id: String(id) } });
    };
    if (live) tell().catch(() => undefined);
  }, [api, id, live]);
}
