import { reasonWords } from '#features/decisions/decision-words.ts';
import { formatDateTime } from '#kit/dates.ts';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline } from '#ui/timeline.tsx';
import type { PostingHistoryEntry } from '../fields.ts';

/** Every state change of a posting: what, when, by whom and why. */
export function PostingHistoryList({ history }: { history: readonly PostingHistoryEntry[] }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <Card as="section" stack aria-labelledby="st-history">
      <h2 className="h4" id="st-history">
        {t('postings.statistics.history.title')}
      </h2>
      <Timeline
        items={history.map(({ movedAt, event, by, who, note, reason, ground }, index) => ({
          key: String(index),
          title: t(`postings.statistics.history.events.${event}`),
          note: (
            <>
              {t('postings.statistics.history.when', {
                when: formatDateTime(new Date(movedAt), language),
                who: who ?? t(`postings.statistics.history.by.${by}`),
              })}
              {note ? <p>{t(`postings.statistics.history.notes.${note}`)}</p> : null}
              {reason ? (
                <p>{t('postings.statistics.history.reason', { reason: reasonWords(reason, ground, t) })}</p>
              ) : null}
            </>
          ),
        }))}
      />
    </Card>
  );
}
