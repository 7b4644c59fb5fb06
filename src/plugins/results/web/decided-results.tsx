import type { ReactNode } from 'react';
import { ApplicationAct } from '#features/reviewing/web/selection-acts.tsx';
import { dateAndTime } from '#kit/dates.ts';
import { panel, type ReceivedApplication, type ReceivedList } from '#plugins/places/panel.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { listPendingResults, listResults } from '../contract.ts';
import type { DecidedResult, PendingResult } from '../fields.ts';
import { sendAct } from './result-windows.tsx';
import { type Pending, useUndo } from './use-undo.ts';

/** A line about a result, and a button that undoes it unless `pending` is null. */
function ResultLine({ pending, label, children }: { pending: Pending | null; label?: string; children: ReactNode }) {
  const t = useTexts();
  const { run, busy } = useUndo();
  return (
    <li className="row between flex-wrap g8">
      {children}
      {pending ? (
        <TextButton aria-label={label} aria-busy={busy !== null || undefined} onClick={() => void run(pending)}>
          {t('ui.undo')}
        </TextButton>
      ) : null}
    </li>
  );
}

/** Pending decisions about a posting's applications, each with its hour. */
function PendingResults({ about, data: decisions }: { about: ReceivedList; data: readonly PendingResult[] }) {
  const { postingId, mayAct } = about;
  const t = useTexts();
  const language = useLanguage();
  if (decisions.length === 0) return null;
  return (
    <Note className="mb16" title={t('applications.sendingResults.pending')}>
      <ul className="stack g4">
        {decisions.map(({ id: decisionId, result, sendAt, count }) => {
          const kind = t(`applications.sendingResults.kinds.${result}.title`);
          const people = t('applications.employer.count', { count });
          const when = t('applications.sendingResults.card.pending', dateAndTime(sendAt, language));
          const line = `${kind}: ${people}, ${when}`;
          return (
            <ResultLine
              key={decisionId}
              pending={mayAct ? { postingId, decisionId } : null}
              label={`${t('ui.undo')}: ${line}`}
            >
              <span>{line}</span>
            </ResultLine>
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

/** The results of one application on its page for the company, and the button that sends one. */
function ApplicationResults({ about, data: results }: { about: ReceivedApplication; data: readonly DecidedResult[] }) {
  const { application, postingId, mayAct } = about;
  const { id: applicationId } = application;
  const t = useTexts();
  const language = useLanguage();
  const waits = results.some(({ notifiedAt }) => notifiedAt === null);
  const maySend = mayAct && !waits && !application.withdrawn && !application.erased;
  if (results.length === 0 && !maySend) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h4">{t('notifications.kinds.result')}</h2>
      {results.length === 0 ? (
        <p className="sm dim">{t('applications.sendingResults.card.none')}</p>
      ) : (
        <ul className="stack g4">
          {results.map(({ id, result, reason, sendAt, notifiedAt }) => {
            const state = notifiedAt ? 'notified' : 'pending';
            const when = dateAndTime(notifiedAt ?? sendAt, language);
            return (
              <ResultLine key={id} pending={notifiedAt === null && mayAct ? { applicationId } : null}>
                <div>
                  <p>{t(`applications.sendingResults.kinds.${result}.title`)}</p>
                  {reason ? <p className="sm">{t(`applications.results.reasons.${reason}`)}</p> : null}
                  <p className="sm dim">{t(`applications.sendingResults.card.${state}`, when)}</p>
                </div>
              </ResultLine>
            );
          })}
        </ul>
      )}
      {maySend ? <ApplicationAct act={sendAct} postingId={postingId} application={application} /> : null}
    </Card>
  );
}

export const applicationResults = panel({
  key: 'results',
  load: async (call, { applicationId: id }: { applicationId: string }) =>
    (await call(listResults, { params: { id } })).data,
  Card: ApplicationResults,
});
