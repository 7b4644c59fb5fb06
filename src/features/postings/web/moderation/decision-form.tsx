import { useRef, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { approvePosting, rejectPosting, removePosting } from '#features/postings/moderation-contract.ts';
import type { DecisionInput, ModeratedPage } from '#features/postings/moderation-fields.ts';
import { type ModerationAct, reasonLimit } from '#features/postings/moderation-tabs.ts';
import { problemOf } from '#shared/client-errors.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Form } from '#ui/forms/form.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { errorOf, useZodForm } from '#ui/forms/zod-form.ts';
import { IconCheck, IconClose } from '#ui/icons/icons.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { useToast } from '#ui/toasts.tsx';

const endpoints = { approve: approvePosting, reject: rejectPosting, remove: removePosting };

/** What can be decided about a posting, with the reason that belongs to it. */
export function DecisionForm({ posting, afterwards }: { posting: ModeratedPage; afterwards: string }) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const chosen = useRef<ModerationAct>('reject');
  const [sending, setSending] = useState<ModerationAct | null>(null);
  const warned = posting.findings > 0;
  const waits = posting.acts.includes('approve');
  const form = useZodForm<DecisionInput, DecisionInput>({
    schema: async () => {
      const fields = await import('#features/postings/moderation-fields.ts');
      return chosen.current === 'approve' && !warned ? fields.approvalInput : fields.decisionInput;
    },
    defaultValues: { reason: '', version: posting.version },
  });

  const submission = useSubmit(
    form,
    async (body) => {
      const act = chosen.current;
      setSending(act);
      try {
        const seen = { ...body, version: posting.version };
        await api.call(endpoints[act], { params: { id: String(posting.id) }, body: seen });
      } finally {
        setSending(null);
      }
      toast.show({ tone: 'ok', title: t(`postings.moderation.done.${act}`) });
      await navigate(afterwards, { preventScrollReset: true });
    },
    (error, usual) => {
      if (problemOf(error)?.status === 409) void revalidate();
      return usual();
    },
  );

  const decide = (act: ModerationAct) => ({
    onClick: () => {
      chosen.current = act;
    },
    loading: sending === act,
    loadingText: t('postings.moderation.sending'),
  });

  if (posting.acts.length === 0) return null;
  return (
    <Form name="decision" submission={submission} className="mod-form stack g16">
      <Field
        label={t(`postings.moderation.reason.${waits ? 'reject' : 'remove'}`)}
        hint={waits && warned ? t('postings.moderation.reason.warned') : undefined}
        error={errorOf(form.formState.errors, 'reason')}
      >
        <TextArea limit={reasonLimit} rows={3} {...form.register('reason')} />
      </Field>
      <div className="row g8 wrapx">
        {waits ? (
          <>
            <Button type="submit" variant="p" {...decide('approve')}>
              <IconCheck />
              {t('postings.moderation.acts.approve')}
            </Button>
            <Button type="submit" variant="x" {...decide('reject')}>
              <IconClose />
              {t('postings.moderation.acts.reject')}
            </Button>
          </>
        ) : (
          <Button type="submit" variant="x" {...decide('remove')}>
            <IconClose />
            {t('postings.moderation.acts.remove')}
          </Button>
        )}
      </div>
      <p className="sm dim">
        {t(`postings.moderation.hint.${waits ? (warned ? 'warned' : 'clean') : 'remove'}`)}
      </p>
    </Form>
  );
}
