import { useState } from 'react';
import { objectionLimit } from '#features/decisions/decision-grounds.ts';
import { formatDate } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';
import { KeyValues } from '#ui/facts.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Note } from '#ui/light/note.tsx';
import { DeadMailLink, MailLinkPage, MailLinkSubmit } from '#ui/mail-link-page.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { objectToDecision } from '../contract.ts';
import type { DecisionView, ObjectionInput } from '../fields.ts';

/**
 * The page of a decision for the person concerned: what, why, and the objection to it.
 * @param props `facts` is null when the link matches no decision
 */
export function DecisionPage({ token, facts: decision }: { token: string; facts: DecisionView | null }) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const [written, setWritten] = useState<DecisionView | null>(null);
  const form = useZodForm<ObjectionInput, ObjectionInput>({
    schema: async () => (await import('../fields.ts')).objectionInput,
    defaultValues: { token, text: '' },
  });
  const submission = useSubmit(form, async (body) => setWritten((await api.call(objectToDecision, { body })).data));
  const shown = written ?? decision;
  if (!shown)
    return (
      <MailLinkPage>
        <DeadMailLink
          title={t('decisions.page.badLink')}
          text={t('decisions.problems.not-found')}
          first={{ href: pageAddress('contact'), label: t('ui.toContact') }}
        />
      </MailLinkPage>
    );
  const { act, about, ground, facts, automatic, decidedOn, mayObject, objectUntil } = shown;
  return (
    <MailLinkPage>
      <div>
        <h1>{t(`decisions.acts.${act}`)}</h1>
        {about ? <p className="dim mt8">{about}</p> : null}
      </div>
      <KeyValues
        layout="wide"
        items={[
          { label: t('decisions.page.day'), value: formatDate(decidedOn, language) },
          { label: t('decisions.ground'), value: t(`decisions.grounds.sentence.${ground}`) },
          ...(facts ? [{ label: t('decisions.page.facts'), value: facts }] : []),
          { label: t('decisions.madeBy'), value: t(`decisions.by.${automatic ? 'rule' : 'person'}`) },
        ]}
      />
      {mayObject && objectUntil ? (
        <Form name="objection" submission={submission} className="stack g16">
          <LongField
            name="text"
            label={t('decisions.page.objection')}
            hint={t('decisions.page.hint', { date: formatDate(objectUntil, language) })}
            limit={objectionLimit}
            rows={5}
          />
          <MailLinkSubmit label={t('decisions.page.submit')} sending={t('common.sending')} />
        </Form>
      ) : (
        <Objection {...shown} />
      )}
    </MailLinkPage>
  );
}

/** The objection or its outcome, or why there can be none. */
function Objection({ objection, outcome, objectUntil }: DecisionView) {
  const t = useTexts();
  const language = useLanguage();
  const on = (day: string) => ({ date: formatDate(day, language) });
  if (outcome)
    return (
      <Note
        tone={outcome.upheld ? 'ok' : 'info'}
        title={t(`decisions.acts.objection${outcome.upheld ? 'Upheld' : 'Rejected'}`)}
      >
        {t('decisions.page.outcome', { ...on(outcome.decidedOn), facts: outcome.facts })}
      </Note>
    );
  if (objection)
    return (
      <Note tone="ok" title={t('decisions.page.sent', on(objection.sentOn))}>
        {objection.text}
      </Note>
    );
  return objectUntil ? <Note tone="info" title={t('decisions.page.over', on(objectUntil))} /> : null;
}
