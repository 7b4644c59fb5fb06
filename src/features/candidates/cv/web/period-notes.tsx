import { localDay, parseMonth } from '#kit/dates.ts';
import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { periodHints } from '../period-hints.ts';
import type { ExperienceStepForm } from '../step-fields.ts';

/** Hints about gaps and overlaps. Entries whose months cannot be parsed yet are skipped. */
export function PeriodNotes({ values }: { values: ExperienceStepForm['experience'] }) {
  const t = useTexts();
  const stays = values.flatMap(({ companyName, dateFrom, dateTo, ongoing }) => {
    const from = parseMonth(dateFrom);
    const to = ongoing ? '' : parseMonth(dateTo);
    return from === null || to === null || (to !== '' && to < from)
      ? []
      : [{ companyName, dateFrom: from, dateTo: to }];
  });
  const hints = periodHints(stays, localDay(new Date()).slice(0, 7));
  if (hints.length === 0) return null;
  return (
    <Note role="note">
      <ul className="stack g4">
        {hints.map(({ kind, earlier, later, months }) => (
          <li key={`${kind} ${earlier} ${later}`}>
            {t(`candidates.cv.${kind}`, {
              count: months,
              earlier: stays[earlier]?.companyName ?? '',
              later: stays[later]?.companyName ?? '',
            })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
