import { lazy, type ReactNode } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { InBrowser } from './in-browser.tsx';

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

/** The page of the steps; above them what leads to it. */
export function WizardFrame({ above, ...wizard }: WizardPageProps & { above?: ReactNode }) {
  const t = useTexts();
  return (
    <Main className="wrap page">
      {above}
      <InBrowser title={t(`postings.wizard.titles.${wizard.kind}`)}>
        <WizardPage {...wizard} />
      </InBrowser>
    </Main>
  );
}
