import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { dateAndTime } from '#kit/dates.ts';
import { panel, type ReceivedApplication } from '#plugins/places/panel.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconMegaphone } from '#ui/light/icons.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { listResults } from '../contract.ts';
import type { DecidedResult } from '../fields.ts';
import type { SendResultsProps } from './send-results.tsx';
import { useUndo } from './use-undo.ts';

const loadWindow = async () => (await import('./send-results.tsx')).SendResults;

/** The results of one application on its page for the company, and the button that sends one. */
function ApplicationResults({ about, data: results }: { about: ReceivedApplication; data: readonly DecidedResult[] }) {
  const { application, postingId, mayAct } = about;
  const t = useTexts();
  const language = useLanguage();
  const { revalidate } = useRevalidator();
  const undo = useUndo();
  const [sending, setSending] = useState(false);
  const { Part: SendResults, ask, loading } = useOnDemand<SendResultsProps>(loadWindow);
  const waits = results.some(({ notifiedAt }) => notifiedAt === null);
  const maySend = mayAct && !waits && !application.withdrawn && !application.erased;
  if (results.length === 0 && !maySend) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h4">{t('applications.sendingResults.card.title')}</h2>
      {results.length === 0 ? (
        <p className="sm dim">{t('applications.sendingResults.card.none')}</p>
      ) : (
        <ul className="stack g4">
          {results.map(({ id, result, reason, sendAt, notifiedAt }) => (
            <li key={id} className="row between flex-wrap g8">
              <div>
                <p>{t(`applications.sendingResults.kinds.${result}.title`)}</p>
                {reason ? <p className="sm">{t(`applications.results.reasons.${reason}`)}</p> : null}
                <p className="sm dim">
                  {t(
                    `applications.sendingResults.card.${notifiedAt ? 'notified' : 'pending'}`,
                    dateAndTime(notifiedAt ?? sendAt, language),
                  )}
                </p>
              </div>
              {notifiedAt === null && mayAct ? (
                <TextButton
                  aria-busy={undo.busy !== null || undefined}
                  onClick={() => void undo.run({ applicationId: application.id })}
                >
                  {t('applications.sendingResults.undo')}
                </TextButton>
              ) : null}
            </li>
          ))}
        </ul>
      )}
      {maySend ? (
        <Button block loading={loading} onClick={() => void ask().then((loaded) => loaded && setSending(true))}>
          <IconMegaphone />
          {t('applications.sendingResults.act')}
        </Button>
      ) : null}
      {SendResults && sending ? (
        <SendResults
          postingId={postingId}
          selection={{ applicationIds: [application.id] }}
          count={1}
          onDone={() => {
            setSending(false);
            void revalidate();
          }}
          onClose={() => setSending(false)}
        />
      ) : null}
    </Card>
  );
}

export const applicationResults = panel({
  key: 'results',
  load: async (call, { applicationId: id }: { applicationId: string }) =>
    (await call(listResults, { params: { id } })).data,
  Card: ApplicationResults,
});
