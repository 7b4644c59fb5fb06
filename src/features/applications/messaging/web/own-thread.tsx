import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { IconSend } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { answerMessage } from '../contract.ts';
import type { AnswerInput, Thread } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { answerKeyOf, forgetAnswer, keepAnswer, loadAnswer } from './message-draft.ts';
import { MessageItems } from './message-items.tsx';
import './messaging.css';

const schema = async () => (await import('../fields.ts')).answerInput;

/** What is typed stays for the tab until it is sent, under one key. */
function AnswerForm({ applicationId }: { applicationId: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const form = useZodForm<AnswerInput, AnswerInput>({ schema, defaultValues: { body: '' } });
  const { errors, isSubmitting } = form.formState;

  useEffect(() => {
    const typed = loadAnswer(applicationId);
    if (typed) form.setValue('body', typed);
    const { unsubscribe } = form.watch(({ body = '' }) => keepAnswer(applicationId, body));
    return unsubscribe;
  }, [form, applicationId]);

  const submission = useSubmit(form, async (body) => {
    const params = { id: applicationId };
    await api.call(answerMessage, { params, body }, { idempotencyKey: answerKeyOf(applicationId, body) });
    form.reset({ body: '' });
    forgetAnswer(applicationId);
    toast.show({ tone: 'ok', title: t('applications.messaging.own.sent') });
    await revalidate();
  });

  return (
    <Form name="message-answer" submission={submission} className="stack g12">
      <Field
        label={t('applications.messaging.own.answer')}
        hint={t('applications.messaging.own.answerHint')}
        error={errorOf(errors, 'body')}
      >
        <TextArea {...form.register('body')} value={form.watch('body')} limit={messageLimits.body} rows={4} />
      </Field>
      <div>
        <Button
          type="submit"
          variant="primary"
          loading={isSubmitting}
          loadingText={t('applications.messaging.own.sending')}
        >
          <IconSend />
          {t('applications.messaging.own.send')}
        </Button>
      </div>
    </Form>
  );
}

/** The candidate's side of an application's messages; before the company has written there is nothing to show. */
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
  return (
    <div className="stack g16">
      <MessageItems messages={messages} reader="candidate" other={company} />
      {closed ? (
        <p className="sm dim">{t(`applications.messaging.thread.closed.${closed}`)}</p>
      ) : (
        <AnswerForm applicationId={applicationId} />
      )}
    </div>
  );
}
