import { useEffect } from 'react';
import { pageBefore } from '#ui/site/page-before.ts';
import { useApi } from '#ui/site/site-context.tsx';

/** Reports a view of the page to the server, which decides whether it counts. A lost view does no harm. */
export function useCountedView(id: number, live: boolean): void {
  const api = useApi();
  useEffect(() => {
    if (!live) return;
    // Read before the address loses the token of a mail.
    const { pathname, search } = location;
    const before = pageBefore(pathname);
    import('./tell-view.ts').then(({ tellView }) => tellView(api, id, before, search)).catch(() => undefined);
  }, [api, id, live]);
}
