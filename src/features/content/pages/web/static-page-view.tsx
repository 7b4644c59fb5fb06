import { formatDate } from '#shared/dates.ts';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { StaticBlock, StaticText } from '../static-page.ts';
import { LinkedText } from './linked-text.tsx';
import '#ui/table.css';
import '#ui/styles/blog.css';
import './static-page.css';

function Block({ block, label }: { block: StaticBlock; label: string }) {
  if (typeof block === 'string') {
    return (
      <p>
        <LinkedText>{block}</LinkedText>
      </p>
    );
  }
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>
            <LinkedText>{item}</LinkedText>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className="table responsive static-table" aria-label={label}>
      <thead>
        <tr>
          {block.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {block.rows.map((row) => (
          <tr key={row[0]}>
            {row.map((cell, column) => (
              <td key={cell} data-label={column > 0 ? block.head[column] : undefined}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A long text with its table of contents: next to it on wide screens, folded above it on narrow ones. */
export function StaticPageView({ text }: { text: StaticText }) {
  const t = useTexts();
  const language = useLanguage();
  const date = formatDate(text.changedOn, language);
  const contents = (
    <nav className="table-of-contents" aria-label={t('content.static.contents')}>
      {text.sections.map(({ id, title, short }) => (
        <Link key={id} href={`#${id}`}>
          {short ?? title}
        </Link>
      ))}
    </nav>
  );
  return (
    <div className="static-grid">
      <aside className="sticky static-side">
        <p className="sm bold mb8">{t('content.static.onThisPage')}</p>
        {contents}
      </aside>
      <article>
        <h1>{text.title}</h1>
        <p className="dim mt8">
          {t(text.binding ? 'content.static.inForce' : 'content.static.changed', { date })}
        </p>
        <details className="card static-fold mt16">
          <summary className="bold">{t('content.static.onThisPage')}</summary>
          {contents}
        </details>
        <Note className="mt24" title={t('content.static.brief')}>
          {text.brief}
        </Note>
        <Prose className="static-text">
          {text.sections.map(({ id, title, blocks }, index) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id}>
                {index + 1}. {title}
              </h2>
              {blocks.map((block, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes its order
                <Block key={at} block={block} label={title} />
              ))}
            </section>
          ))}
        </Prose>
      </article>
    </div>
  );
}
