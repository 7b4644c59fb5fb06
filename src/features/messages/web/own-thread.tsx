import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Form } from '#ui/forms/form.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Card } from '#ui/light/card.tsx';
import { IconSend } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { answerMessage } from '../contract.ts';
import type { AnswerInput, Thread } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { answerKeyOf, discardAnswer, loadAnswer, saveAnswer } from './message-draft.ts';
import { MessageItems } from './message-items.tsx';
import './messaging.css';

const schema = async () => (await import('../fields.ts')).answerInput;

/** Input is stored in the tab until it is sent, with one idempotency key. */
function AnswerForm({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useZodForm<AnswerInput, AnswerInput>({ schema, defaultValues: { body: '' } });
  useEffect(() => {
    const typed = loadAnswer(applicationId);
    if (typed) form.setValue('body', typed);
    const { unsubscribe } = form.watch(({ body = '' }) => saveAnswer(applicationId, body));
    return unsubscribe;
  }, [form, applicationId]);

  const submission = useSubmit(form, async (body) => {
    const params = { id: applicationId };
    await api.call(answerMessage, { params, body }, { idempotencyKey: answerKeyOf(applicationId, body) });
    form.reset({ body: '' });
    discardAnswer(applicationId);
    toast.show({ tone: 'ok', title: t('applications.messaging.own.sent') });
    await revalidate();
  });

  return (
    <Form name="message-answer" submission={submission} className="stack g12">
      <LongField
        name="body"
        label={t('applications.messaging.own.answer')}
        hint={t('applications.messaging.own.answerHint')}
        limit={messageLimits.body}
        rows={4}
      />
      <div>
        <SubmitButton>
          <IconSend />
          {t('applications.messaging.own.send')}
        </SubmitButton>
      </div>
    </Form>
  );
}

/** The candidate's side of an application's messages; renders nothing before the company has written. */
export function OwnThread({
  applicationId,
  company,
  thread,
}: {
  applicationId: string;
  company: string;
  thread: Thread;
}) {
  const t = useTexts();
  const { messages, closed } = thread;
  if (messages.length === 0) return null;
  return (
    <Card as="section" className="stack g12">
      <h2 className="h3">{t('applications.messaging.own.title')}</h2>
      <div className="stack g16">
        <MessageItems messages={messages} reader="candidate" other={company} />
        {closed ? (
          <p className="sm dim">{t(`applications.messaging.thread.closed.${closed}`)}</p>
        ) : (
          <AnswerForm applicationId={applicationId} />
        )}
      </div>
    </Card>
  );
}
