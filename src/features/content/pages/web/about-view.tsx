import { formatDate } from '#kit/dates.ts';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { SitePage } from '../fields.ts';
import './static-page.css';

/** „O nama”: a lead, then each part with its heading beside it, and the day of the text at the end. */
export function AboutView({ text }: { text: SitePage }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      <h1>{text.title}</h1>
      <p className="lead mt16">{text.brief}</p>
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
