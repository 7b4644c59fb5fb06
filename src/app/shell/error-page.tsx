import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { Button, LinkButton } from '#ui/button.tsx';
import { LateErrorDoorArt } from '#ui/late-door-art.tsx';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import './error-page.css';

/** A page that is not found or broken: one sentence for both, and ways out (SPEC §2). */
export function ErrorPage() {
  const t = useTexts();
  return (
    <Main className="wrap er">
      <div className="stack g16">
        <h1>{t('shell.error.title')}</h1>
        <p className="lead">{t('shell.error.text')}</p>
        <div className="row g12 wrapx mt8">
          <LinkButton variant="p" size="lg" href="/">
            {t('shell.error.home')}
          </LinkButton>
          <LinkButton variant="d" size="lg" href="/oglasi">
            {t('shell.error.postings')}
          </LinkButton>
        </div>
      </div>
      <LateErrorDoorArt />
    </Main>
  );
}

/** The page's data did not arrive. */
function NoConnectionPage() {
  const t = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <Main className="wrap er">
      <div className="stack g16">
        <h1>{t('shell.error.title')}</h1>
        <p className="lead">{t('client.fetch')}</p>
        <Button
          variant="p"
          size="lg"
          className="mt8"
          loading={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {t('client.retry')}
        </Button>
      </div>
      <LateErrorDoorArt />
    </Main>
  );
}

/** Browsers say each in their own words that there was no answer. */
const isNoConnection = (error: unknown): boolean =>
  !isRouteErrorResponse(error) &&
  error instanceof TypeError &&
  /fetch|network|load failed/i.test(error.message);

/** Whatever has kept a page from being shown. */
export const FailedPage = ({ error }: { error: unknown }) =>
  isNoConnection(error) ? <NoConnectionPage /> : <ErrorPage />;
