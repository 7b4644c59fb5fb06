import type { ReactNode } from 'react';
import { type ErrorResponse, isRouteErrorResponse, useLocation, useRevalidator } from 'react-router';
import { isOutage } from '#kit/client-errors.ts';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { LateDoor } from '#ui/light/late-door.tsx';
import { Link } from '#ui/light/link.tsx';
import { Main } from '#ui/light/main.tsx';
import { SearchBar, SearchField } from '#ui/search-bar.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import './error-page.css';
import { pageAddress } from '#kit/site-map.ts';

interface ErrorFrameProps {
  text: string;
  children: ReactNode;
  /** Whether there is nothing at the address: the door opens on a wall, otherwise it does not open. */
  missing?: boolean;
}

/** One heading for missing and broken pages (rules.md#missing-pages), then the reason and links. */
function ErrorFrame({ text, children, missing = false }: ErrorFrameProps) {
  const t = useTexts();
  return (
    <Main className="wrap error-page">
      <div className="stack g16">
        <h1>{t('shell.error.title')}</h1>
        <p className="lead">{text}</p>
        {children}
      </div>
      <LateDoor state={missing ? 'open' : 'closed'} wall={missing} />
    </Main>
  );
}

function WaysOut({ home = 'default' }: { home?: 'primary' | 'default' }) {
  const t = useTexts();
  return (
    <div className="row g12 flex-wrap mt8">
      <LinkButton variant={home} size="lg" href="/">
        {t('shell.error.home')}
      </LinkButton>
      <LinkButton variant="default" size="lg" href={pageAddress('postings')}>
        {t('shell.error.postings')}
      </LinkButton>
    </div>
  );
}

/** A broken page, which can be reported. */
export function BrokenPage() {
  const t = useTexts();
  return (
    <ErrorFrame text={t('shell.error.text')}>
      <WaysOut home="primary" />
      <p className="sm dim mt8">
        {t('shell.error.repeats')} <Link href={pageAddress('contact')}>{t('shell.error.report')}</Link>{' '}
        {t('shell.error.reportRest')}
      </p>
    </ErrorFrame>
  );
}

/** An address without a page: mistyped, or no longer existing. */
function MissingPage() {
  const t = useTexts();
  return (
    <ErrorFrame text={t('shell.error.missing')} missing>
      <SearchBar action={pageAddress('postings')} method="get" small submitLabel={t('postings.search.submit')}>
        <SearchField
          label={t('postings.search.what')}
          icon={<IconSearch />}
          type="search"
          name="q"
          maxLength={200}
          enterKeyHint="search"
          placeholder={t('shell.error.search')}
        />
      </SearchBar>
      <WaysOut />
    </ErrorFrame>
  );
}

/** The page's data could not be loaded. */
function NoConnectionPage() {
  const t = useTexts();
  const { revalidate, state } = useRevalidator();
  return (
    <ErrorFrame text={t('client.fetch')}>
      <Button
        variant="primary"
        size="lg"
        className="mt8"
        loading={state === 'loading'}
        onClick={() => void revalidate()}
      >
        {t('client.retry')}
      </Button>
    </ErrorFrame>
  );
}

/** A browser does not load a script again that it could not load, until the page is reloaded. */
function MissingScriptPage() {
  const t = useTexts();
  return (
    <ErrorFrame text={t('shell.error.script')}>
      <Button variant="primary" size="lg" className="mt8" onClick={() => location.reload()}>
        {t('client.retry')}
      </Button>
    </ErrorFrame>
  );
}

/** Something the site cannot work without is unavailable; offers a link, which works without scripts. */
function OutagePage({ status }: { status: number }) {
  const t = useTexts();
  const { pathname, search } = useLocation();
  return (
    <ErrorFrame text={t(status === 507 ? 'problems.storage-full' : 'problems.unavailable')}>
      <div className="row mt8">
        <LinkButton variant="primary" size="lg" href={pathname + search}>
          {t('client.retry')}
        </LinkButton>
      </div>
    </ErrorFrame>
  );
}

/** A script or its styles could not be loaded. The messages differ between browsers, here and below. */
const isScriptMissing = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script|preload CSS/i.test(error.message);

const isNoConnection = (error: unknown): boolean =>
  error instanceof TypeError && /fetch|network|load failed/i.test(error.message);

const isMissing = (error: unknown): boolean =>
  isRouteErrorResponse(error) && (error.status === 404 || error.status === 410);

/** Why something cannot be shown. */
export const failureOf = (error: unknown): 'script' | 'connection' | 'outage' | 'missing' | 'fault' => {
  if (isScriptMissing(error)) return 'script';
  if (isNoConnection(error)) return 'connection';
  if (isRouteErrorResponse(error) && isOutage(error.status)) return 'outage';
  return isMissing(error) ? 'missing' : 'fault';
};

/** The reason why a page cannot be shown. */
export function FailedPage({ error }: { error: unknown }) {
  const failure = failureOf(error);
  if (failure === 'script') return <MissingScriptPage />;
  if (failure === 'connection') return <NoConnectionPage />;
  if (failure === 'outage') return <OutagePage status={(error as ErrorResponse).status} />;
  return failure === 'missing' ? <MissingPage /> : <BrokenPage />;
}
