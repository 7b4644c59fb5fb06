import { formatDate } from '#kit/dates.ts';
import { formatNumber } from '#kit/money.ts';
import { Door } from '#ui/door.tsx';
import { Stat } from '#ui/light/card.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { SitePage } from '../fields.ts';
import './static-page.css';

/** Counts of what is on the site now. */
export interface SiteCounts {
  postings: number;
  /** Companies with live postings. */
  companies: number;
  /** Categories in which they hire. */
  categories: number;
}

/** „O nama”: a lead, figures, then each part with its heading beside it, and the day of the text at the end. */
export function AboutView({ text, counts }: { text: SitePage; counts?: SiteCounts }) {
  const t = useTexts();
  const language = useLanguage();
  // Candidates pay nothing.
  const figures = counts && counts.postings > 0 ? { ...counts, dinars: 0 } : null;
  return (
    <>
      <div className="row between g40">
        <div>
          <h1>{text.title}</h1>
          <p className="lead mt16">{text.brief}</p>
        </div>
        <div className="static-side">
          <Door state="ajar" width={152} />
        </div>
      </div>
      {figures ? (
        <div className="grid c4 keep-two g16 mt24">
          {(['postings', 'companies', 'categories', 'dinars'] as const).map((kind) => (
            <Stat
              key={kind}
              value={formatNumber(figures[kind], language)}
              label={t(`content.static.counts.${kind}`, { count: figures[kind] })}
            />
          ))}
        </div>
      ) : null}
      <div className="static-text">
        {text.intro ? <Prose html={text.intro} /> : null}
        {text.sections.map(({ id, title, html }) => (
          <section key={id} className="static-grid about-part" aria-labelledby={id}>
            <h2 id={id}>{title}</h2>
            <Prose html={html} />
          </section>
        ))}
      </div>
      <p className="sm dim mt40">{t('content.static.changed', { date: formatDate(text.changedOn, language) })}</p>
    </>
  );
}
