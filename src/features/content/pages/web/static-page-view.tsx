import { formatDate } from '#kit/dates.ts';
import { IconChevronDown } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { SitePage } from '../fields.ts';
import '#ui/table.css';
import '#ui/styles/blog.css';
import './static-page.css';

/** A long text with its table of contents: next to it on wide screens, folded above it on narrow ones. */
export function StaticPageView({ text }: { text: SitePage }) {
  const t = useTexts();
  const language = useLanguage();
  const date = formatDate(text.changedOn, language);
  const contents = (
    <nav className="table-of-contents" aria-label={t('content.static.contents')}>
      {text.sections.map(({ id, short }) => (
        <Link key={id} href={`#${id}`}>
          {short}
        </Link>
      ))}
    </nav>
  );
  return (
    <div className="static-grid">
      <aside className="sticky static-side">
        {text.sections.length > 0 ? (
          <>
            <p className="sm bold mb8">{t('content.static.onThisPage')}</p>
            {contents}
          </>
        ) : null}
      </aside>
      <article>
        <h1>{text.title}</h1>
        <p className="dim mt8">{t(text.binding ? 'content.static.inForce' : 'content.static.changed', { date })}</p>
        {text.sections.length > 0 ? (
          <details className="card static-fold mt16">
            <summary className="bold row between">
              {t('content.static.onThisPage')}
              <IconChevronDown className="fold-mark" />
            </summary>
            {contents}
          </details>
        ) : null}
        <Note className="mt24" title={t('content.static.brief')}>
          {text.brief}
        </Note>
        <div className="static-text">
          {text.intro ? <Prose html={text.intro} /> : null}
          {text.sections.map(({ id, title, html }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {title}
              </h2>
              <Prose html={html} />
            </section>
          ))}
        </div>
      </article>
    </div>
  );
}
