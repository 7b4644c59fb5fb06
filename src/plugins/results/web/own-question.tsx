import { useRevalidator } from 'react-router';
import type { SentApplication } from '#features/applying/own/fields.ts';
import { formatDate } from '#kit/dates.ts';
import { panel } from '#plugins/places/panel.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { askStatus, getStatusQuestion } from '../contract.ts';
import type { StatusQuestion } from '../fields.ts';

/** The candidate's question to the company that has not answered, and when it was asked. */
function OwnQuestion({ about: { id }, data: { mayAsk, askedAt } }: { about: SentApplication; data: StatusQuestion }) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const ask = () => api.call(askStatus, { params: { id } }).then(revalidate);
  const { run, busy } = useAct(ask, { toast: true, refresh: revalidate });
  if (!mayAsk && askedAt === null) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h3">{t('applications.sendingResults.question.title')}</h2>
      <p className="sm">
        {askedAt === null
          ? t('applications.sendingResults.question.text')
          : t('applications.sendingResults.question.asked', { date: formatDate(new Date(askedAt), language) })}
      </p>
      {mayAsk ? (
        <div>
          <Button className="needs-scripts" loading={busy !== null} onClick={() => run()}>
            {t('applications.sendingResults.question.ask')}
          </Button>
        </div>
      ) : null}
    </Card>
  );
}

export const ownQuestion = panel({
  key: 'status-question',
  load: async (call, { applicationId: id }: { applicationId: string }) =>
    (await call(getStatusQuestion, { params: { id } })).data,
  Card: OwnQuestion,
});
