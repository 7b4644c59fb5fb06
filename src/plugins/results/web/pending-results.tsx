import { dateAndTime } from '#kit/dates.ts';
import { panel, type ReceivedList } from '#plugins/places/panel.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { listPendingResults } from '../contract.ts';
import type { PendingResult } from '../fields.ts';
import { useUndo } from './use-undo.ts';

/** Pending decisions about a posting's applications, each with its hour and a button that undoes it. */
function PendingResults({ about, data: pending }: { about: ReceivedList; data: readonly PendingResult[] }) {
  const { postingId, mayAct } = about;
  const t = useTexts();
  const language = useLanguage();
  const { run, busy } = useUndo();
  if (pending.length === 0) return null;
  return (
    <Note className="mb16" title={t('applications.sendingResults.pending.title')}>
      <ul className="stack g4">
        {pending.map(({ id, result, sendAt, count }) => {
          const kind = t(`applications.sendingResults.kinds.${result}.title`);
          const line = t('applications.sendingResults.pending.line', { kind, count, ...dateAndTime(sendAt, language) });
          return (
            <li key={id} className="row between flex-wrap g8">
              <span>{line}</span>
              {mayAct ? (
                <TextButton
                  aria-label={`${t('applications.sendingResults.undo')}: ${line}`}
                  aria-busy={busy !== null || undefined}
                  onClick={() => void run({ postingId, decisionId: id })}
                >
                  {t('applications.sendingResults.undo')}
                </TextButton>
              ) : null}
            </li>
          );
        })}
      </ul>
    </Note>
  );
}

export const pendingResults = panel({
  key: 'results',
  load: async (call, { postingId }: { postingId: number }) =>
    (await call(listPendingResults, { params: { id: String(postingId) } })).data,
  Card: PendingResults,
});
