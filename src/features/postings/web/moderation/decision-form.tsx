import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { approvePosting, rejectPosting, removePosting } from '#features/postings/moderation-contract.ts';
import type { DecisionInput, ModeratedPage } from '#features/postings/moderation-fields.ts';
import { type ModerationAct, reasonLimit } from '#features/postings/moderation-tabs.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { IconCheck, IconClose } from '#ui/icons/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';

const endpoints = { approve: approvePosting, reject: rejectPosting, remove: removePosting };

/** What can be decided about a posting, with the reason that belongs to it: who reads it is said of each. */
export function DecisionForm({ posting, afterwards }: { posting: ModeratedPage; afterwards: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [sending, setSending] = useState<ModerationAct | null>(null);
  const [asked, setAsked] = useState(false);
  const warned = posting.findings > 0;
  const waits = posting.acts.includes('approve');
  const act = waits ? 'reject' : 'remove';
  const form = useZodForm<DecisionInput, DecisionInput>({
    schema: async () => (await import('#features/postings/moderation-fields.ts')).decisionInput,
    defaultValues: { reason: '', version: posting.version },
  });

  const post = (decision: ModerationAct, reason: string) =>
    api.call(endpoints[decision], {
      params: { id: String(posting.id) },
      body: { reason, version: posting.version },
    });
  const onward = () => navigate(afterwards, { preventScrollReset: true });
  const decide = async (decision: ModerationAct, reason: string): Promise<void> => {
    setSending(decision);
    try {
      await post(decision, reason);
    } finally {
      setSending(null);
    }
    toast.show({ tone: 'ok', title: t(`postings.moderation.done.${decision}`) });
    await onward();
  };
  const submission = useSubmit(
    form,
    ({ reason }) => decide(act, reason),
    (error, usual) => {
      if (problemOf(error)?.status === 409) void revalidate();
      return usual();
    },
  );
  const approve = () => {
    form.clearErrors();
    if (warned) setAsked(true);
    else void submission.attempt(() => decide('approve', ''));
  };

  if (posting.acts.length === 0) return null;
  return (
    <>
      <Form name="decision" submission={submission} className="mod-form stack g16">
        <Field
          label={t(`postings.moderation.reason.${act}`)}
          error={errorOf(form.formState.errors, 'reason')}
        >
          <TextArea limit={reasonLimit} rows={3} {...form.register('reason')} />
        </Field>
        <div className="row g8 wrapx">
          {waits ? (
            <Button
              variant="p"
              loading={sending === 'approve'}
              loadingText={t('postings.moderation.sending')}
              onClick={approve}
            >
              <IconCheck />
              {t('postings.moderation.acts.approve')}
            </Button>
          ) : null}
          <Button
            type="submit"
            variant="x"
            loading={sending === act}
            loadingText={t('postings.moderation.sending')}
          >
            <IconClose />
            {t(`postings.moderation.acts.${act}`)}
          </Button>
        </div>
        <p className="sm dim">
          {t(`postings.moderation.hint.${waits ? (warned ? 'warned' : 'clean') : 'remove'}`)}
        </p>
      </Form>
      <ActModal
        onClose={() => setAsked(false)}
        refresh={revalidate}
        afterwards={async () => void (await onward())}
        act={
          asked
            ? {
                title: t('postings.moderation.approveAnyway'),
                field: {
                  name: 'reason',
                  label: t('postings.moderation.reason.approve'),
                  hint: t('postings.moderation.reason.warned'),
                  limit: reasonLimit,
                  schema: async () =>
                    (await import('#features/postings/moderation-fields.ts')).warnedApproval,
                },
                submit: t('postings.moderation.acts.approve'),
                sending: t('postings.moderation.sending'),
                done: t('postings.moderation.done.approve'),
                perform: (reason) => post('approve', reason),
              }
            : null
        }
      />
    </>
  );
}
