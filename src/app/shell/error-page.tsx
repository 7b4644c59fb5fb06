import { LinkButton } from '#ui/button.tsx';
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
