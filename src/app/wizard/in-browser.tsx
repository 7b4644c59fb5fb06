import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '#ui/light/hydrated.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton, Skeleton } from '#ui/skeleton.tsx';

interface InBrowserProps {
  /** Heading of the page, shown while its steps are loading. */
  title: string;
  children: ReactNode;
}

/** Steps whose drafts are stored in the browser: the server renders only their frame. */
export function InBrowser({ title, children }: InBrowserProps) {
  const t = useTexts();
  const inBrowser = useHydrated();
  const waiting = (
    <div className="tall">
      <div className="row between mb24 flex-wrap">
        <h1>{title}</h1>
      </div>
      <noscript>
        <p>{t('shell.noScript')}</p>
      </noscript>
      <Skeleton height={72} />
      <div className="with-panel mt24" aria-busy="true">
        <PageSkeleton />
        <Skeleton height={180} />
      </div>
    </div>
  );
  return inBrowser ? <Suspense fallback={waiting}>{children}</Suspense> : waiting;
}
