import { useId } from 'react';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

const steps = ['type', 'content', 'questionnaire', 'applications'] as const;

/** Explains to employers how to post an ad. */
export function HiringPanel() {
  const t = useTexts();
  const id = useId();
  return (
    <section className="wrap section home-section" aria-labelledby={id}>
      <div className="hiring-panel">
        <div className="stack g16">
          <h2 id={id}>{t('postings.home.hiring.title')}</h2>
          <p>{t('postings.home.hiring.text')}</p>
          <div className="row g12 flex-wrap mt8">
            <LinkButton variant="accent" size="lg" href={pageAddress('posting-create')}>
              {t('postings.home.hiring.post')}
            </LinkButton>
            <LinkButton size="lg" href={pageAddress('prices')}>
              {t('postings.home.hiring.prices')}
            </LinkButton>
          </div>
        </div>
        <ol>
          {steps.map((step) => (
            <li key={step}>{t(`postings.home.hiring.steps.${step}`)}</li>
          ))}
        </ol>
      </div>
    </section>
  );
}
