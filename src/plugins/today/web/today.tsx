import { useId } from 'react';
import { PostingRow } from '#features/postings/web/posting-row.tsx';
import { type HomePanel, panel } from '#plugins/places/panel.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { LineList } from '#ui/lists/line-list.tsx';
import type { TodayNews } from './load-today.ts';
import './today.css';

/** The subjects side by side, a row to swipe on a phone; nothing when nothing is new. */
function Today({ data: news }: { data: TodayNews | null }) {
  const id = useId();
  if (!news) return null;
  return (
    <section className="wrap mt24 today" aria-labelledby={id}>
      <h2 id={id} className="h3 mb16">
        {news.greeting}
      </h2>
      <div className="grid c3 top snap-mobile">
        {news.parts.map(({ code, title, all, lines, postings }) => (
          <div key={code}>
            <div className="row between mb8">
              <h3 className="lg">{title}</h3>
              <Link className="link row g4 sm" href={all.href}>
                {all.label} <IconArrowRight />
              </Link>
            </div>
            {lines ? (
              <LineList
                label={title}
                lines={lines.map((line) => ({ ...line, title: <TitleText text={line.title} />, strong: true }))}
              />
            ) : null}
            {postings ? (
              <AdList label={title}>
                {postings.map(({ posting, agent }) => (
                  <PostingRow key={posting.id} posting={posting} compact eager>
                    {agent ? <p className="xs dim">{agent}</p> : null}
                  </PostingRow>
                ))}
              </AdList>
            ) : null}
          </div>
        ))}
      </div>
    </section>
  );
}

export const todayPanel: HomePanel = panel({
  key: 'today',
  // Not in the page's scripts: the browser gets lines that are ready.
  load: async (_, visit) => (await import('./load-today.ts')).loadToday(visit),
  Card: Today,
});
