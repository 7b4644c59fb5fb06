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

export interface DecisionPageProps {
  token: string;
  /** Null when the link matches no decision. */
  facts: DecisionView | null;
}

/** The page of a decision for the person concerned: what, why, and the objection to it. */
export function DecisionPage({ token, facts: decision }: DecisionPageProps) {
  const t = useTexts();
  const language = useLanguage();
  const [written, setWritten] = useState<DecisionView | null>(null);
  const shown = written ?? decision;
  if (!shown)
    return (
      <MailLinkPage>
        <DeadMailLink
          title={t('decisions.page.badLink')}
          text={t('decisions.problems.not-found')}
          first={{ href: pageAddress('contact'), label: t('decisions.page.toContact') }}
          second={{ href: pageAddress('home'), label: t('decisions.page.toHome') }}
        />
      </MailLinkPage>
    );
  const { act, about, ground, facts, automatic, decidedOn } = shown;
  return (
    <MailLinkPage>
      <div>
        <h1>{t(`decisions.acts.${act}`)}</h1>
        {about ? <p className="dim mt8 mail-link-name">{about}</p> : null}
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
      <Objection token={token} decision={shown} onWritten={setWritten} />
    </MailLinkPage>
  );
}

interface ObjectionProps {
  token: string;
  decision: DecisionView;
  onWritten: (decision: DecisionView) => void;
}

/** The objection and its outcome, the form for one, or why there can be none. */
function Objection({ token, decision, onWritten }: ObjectionProps) {
  const t = useTexts();
  const language = useLanguage();
  const { objection, outcome, mayObject, objectUntil } = decision;
  if (outcome)
    return (
      <Note
        tone={outcome.upheld ? 'ok' : 'info'}
        title={t(`decisions.states.${outcome.upheld ? 'upheld' : 'rejected'}`)}
      >
        {t('decisions.page.outcome', { date: formatDate(outcome.decidedOn, language), facts: outcome.facts })}
      </Note>
    );
  if (objection)
    return (
      <Note tone="ok" title={t('decisions.page.sent', { date: formatDate(objection.sentOn, language) })}>
        {objection.text}
      </Note>
    );
  if (mayObject) return <ObjectionForm token={token} decision={decision} onWritten={onWritten} />;
  return objectUntil ? (
    <Note tone="info" title={t('decisions.page.over', { date: formatDate(objectUntil, language) })} />
  ) : null;
}

function ObjectionForm({ token, decision, onWritten }: ObjectionProps) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const form = useZodForm<ObjectionInput, ObjectionInput>({
    schema: async () => (await import('../fields.ts')).objectionInput,
    defaultValues: { token, text: '' },
  });
  const submission = useSubmit(form, async (body) => onWritten((await api.call(objectToDecision, { body })).data));
  return (
    <Form name="objection" submission={submission} className="stack g16">
      <LongField
        name="text"
        label={t('decisions.page.objection')}
        hint={t('decisions.page.hint', { date: formatDate(decision.objectUntil ?? '', language) })}
        limit={objectionLimit}
        rows={5}
      />
      <MailLinkSubmit label={t('decisions.page.submit')} sending={t('common.sending')} />
    </Form>
  );
}
