import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { groundChoice, toDecision } from '#features/decisions/decision-words.ts';
import { problemOf } from '#kit/client-errors.ts';
import { reasonLimit } from '#kit/reason-limit.ts';
import { ReasonModal } from '#ui/administration/reason-modal.tsx';
import { Form } from '#ui/forms/form.tsx';
import { LeadingChoiceField } from '#ui/forms/leading-choice.tsx';
import { LongField } from '#ui/forms/named-fields.tsx';
import { SubmitButton } from '#ui/forms/submit-button.tsx';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { Button } from '#ui/light/button.tsx';
import { IconCheck, IconClose } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { approvePosting, rejectPosting, removePosting } from '../contract.ts';
import type { ModeratedPage, ModerationInput } from '../fields.ts';
import type { ModerationAct } from '../moderation-tabs.ts';

const endpoints = { reject: rejectPosting, remove: removePosting };

/** Key of the success message: a change of a live posting has its own. */
const doneOf = ({ change }: ModeratedPage, decision: ModerationAct) =>
  change && decision !== 'remove' ? (`${decision}Change` as const) : decision;

/** State of deciding about a posting: the form, the decision, and navigating to the next one. */
function useDecision(posting: ModeratedPage, afterwards: string) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const form = useZodForm<ModerationInput, ModerationInput>({
    schema: async () => (await import('../fields.ts')).moderationInput,
    defaultValues: { ...toDecision({ reason: '', ground: '' }), version: posting.version },
  });
  const waits = posting.acts.includes('approve');
  /** The action that the form performs with its reason. */
  const act = waits ? ('reject' as const) : ('remove' as const);

  const { version } = posting;
  const params = { id: String(posting.id) };
  const approve = (reason: string) => api.call(approvePosting, { params, body: { reason, version } });
  const onward = async () => navigate(afterwards, { preventScrollReset: true });
  /** @param input null to approve */
  const decide = async (input: ModerationInput | null): Promise<void> => {
    const decision = input === null ? 'approve' : act;
    await (input === null ? approve('') : api.call(endpoints[act], { params, body: input }));
    toast.show({ tone: 'ok', title: t(`postings.moderation.done.${doneOf(posting, decision)}`) });
    await onward();
  };
  const submission = useSubmit(form, decide, (error, usual) => {
    if (problemOf(error)?.status === 409) void revalidate();
    return usual();
  });
  return { form, waits, act, approve, onward, decide, submission };
}

/** The possible decisions about a posting, each with its reason field, which states who reads it. */
export function DecisionForm({ posting, afterwards }: { posting: ModeratedPage; afterwards: string }) {
  const t = useTexts();
  const { form, waits, act, approve, onward, decide, submission } = useDecision(posting, afterwards);
  const [confirming, setConfirming] = useState(false);
  const warned = posting.findings > 0;
  const begin = () => {
    form.clearErrors();
    if (warned) setConfirming(true);
    else void submission.attempt(() => decide(null));
  };

  if (posting.acts.length === 0) return null;
  return (
    <>
      <Form name="decision" submission={submission} className="stack g12 decision">
        <div className="grid c2 g16">
          <LeadingChoiceField choice={groundChoice(t)} into="reason" />
          <LongField
            name="reason"
            label={t('decisions.facts')}
            hint={t('decisions.factsHint')}
            limit={reasonLimit}
            rows={2}
          />
        </div>
        <div className="row g8 flex-wrap">
          {waits ? (
            <Button
              variant="primary"
              loading={submission.running === 'attempt'}
              loadingText={t('ui.record.saving')}
              onClick={begin}
            >
              <IconCheck />
              {t('postings.moderation.acts.approve')}
            </Button>
          ) : null}
          <SubmitButton variant="danger" loadingText={t('ui.record.saving')}>
            <IconClose />
            {t(`postings.moderation.acts.${act}`)}
          </SubmitButton>
          <p className="sm dim grow">
            {t(
              `postings.moderation.hint.${posting.change ? 'change' : waits ? (warned ? 'warned' : 'clean') : 'remove'}`,
            )}
          </p>
        </div>
      </Form>
      <ReasonModal
        onClose={() => setConfirming(false)}
        act={
          confirming
            ? {
                title: t('postings.moderation.approveAnyway'),
                label: t('postings.moderation.reason.approve'),
                hint: t('postings.moderation.reason.warned'),
                schema: async () => (await import('../fields.ts')).warnedApproval,
                submit: t('postings.moderation.acts.approve'),
                done: t(`postings.moderation.done.${doneOf(posting, 'approve')}`),
                perform: ({ reason }) => approve(reason),
                afterwards: onward,
              }
            : null
        }
      />
    </>
  );
}
