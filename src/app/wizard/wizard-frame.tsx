import { lazy, type ReactNode, Suspense, useSyncExternalStore } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

const WizardPage = lazy(() => import('#features/publishing/wizard/web/wizard-page.tsx'));

/** Going from step to step asks the server nothing. */
export const onlyOtherPages = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean => {
  const [from, to] = [currentUrl, nextUrl].map((url) => {
    const others = new URLSearchParams(url.search);
    others.delete('korak');
    return `${url.pathname}?${others}`;
  });
  return from === to && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
};

const never = () => () => {};
/** Drafts live in the browser: the server renders the frame alone. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Waiting({ kind }: Pick<WizardPageProps, 'kind'>) {
  const t = useTexts();
  return (
    <>
      <div className="row between mb24 flex-wrap">
        <h1>{t(`postings.wizard.titles.${kind}`)}</h1>
      </div>
      <noscript>
        <p>{t('shell.noScript')}</p>
      </noscript>
      <Skeleton height={72} />
      <div className="with-panel mt24" aria-busy="true">
        <Skeleton height={420} />
        <Skeleton height={180} />
      </div>
    </>
  );
}

/** The page of the steps; above them what leads to it. */
export function WizardFrame({ above, ...wizard }: WizardPageProps & { above?: ReactNode }) {
  const waiting = <Waiting kind={wizard.kind} />;
  return (
    <Main className="wrap page">
      {above}
      {useInBrowser() ? (
        <Suspense fallback={waiting}>
          <WizardPage {...wizard} />
        </Suspense>
      ) : (
        waiting
      )}
    </Main>
  );
}
