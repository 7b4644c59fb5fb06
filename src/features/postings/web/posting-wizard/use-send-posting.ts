import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Purchase } from '#features/advertising/order-fields.ts';
import { sendPosting } from '#features/postings/contract.ts';
import { type SentForm, sentInput } from '#features/postings/input-fields.ts';
import type { SentPosting } from '#features/postings/own-fields.ts';
import { type FilledStep, postingSteps, stepOfField } from '#features/postings/posting-steps.ts';
import { problemOf } from '#shared/client-errors.ts';
import { rootStore } from '#shared/root-store.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { type DraftValues, dropDraft, sendKeyOf, toPostingForm } from './posting-draft.ts';

/** Why a draft was not sent: signed out meanwhile, or a sentence to show. */
export type SendFailure = { kind: 'signed-out' } | { kind: 'problem'; sentence: string };

export interface Sending {
  sending: boolean;
  failure: SendFailure | null;
  clearFailure: () => void;
  send: () => Promise<void>;
}

interface SendOptions {
  userId: string;
  form: UseFormReturn<DraftValues>;
  /** What was agreed to; null for what is free. */
  purchase: Purchase | null;
  onSent: (sent: SentPosting) => void;
  /** Opens the step that holds a wrong field. */
  onWrongStep: (step: FilledStep) => void;
  /** The chosen ad type cannot be had any more. */
  onAdTypeClosed: () => void;
  /** It costs something else now. */
  onPriceChanged: () => void;
}

/** Problems that are about the choice of the ad type. */
const aboutAdType = new Set([
  'postings.free-limit-reached',
  'postings.free-not-available',
  'advertising.no-provider',
]);

/** Sends the draft once, whatever happens on the way; the draft goes only when the server has it. */
export function useSendPosting(options: SendOptions): Sending {
  const { userId, form, purchase, onSent, onWrongStep, onAdTypeClosed, onPriceChanged } = options;
  const api = useApi();
  const t = useTexts();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);

  /** Puts field errors into their step and answers what to say above it. */
  const explain = (error: unknown): SendFailure => {
    const problem = problemOf(error);
    if (problem?.status === 401) return { kind: 'signed-out' };
    const placed = (problem?.errors ?? []).flatMap((fieldError) => {
      const step = stepOfField(fieldError.path);
      return step ? [{ ...fieldError, step }] : [];
    });
    const [first] = placed.toSorted((a, b) => postingSteps.indexOf(a.step) - postingSteps.indexOf(b.step));
    if (first) {
      onWrongStep(first.step);
      for (const { path, code, message } of placed.filter(({ step }) => step === first.step)) {
        form.setError(path as keyof DraftValues, { type: code, message });
      }
      return { kind: 'problem', sentence: t('postings.wizard.someFieldsWrong') };
    }
    if (problem && aboutAdType.has(problem.code)) onAdTypeClosed();
    if (problem?.code === 'advertising.price-changed') onPriceChanged();
    return { kind: 'problem', sentence: problemSentence(error, t) };
  };

  const send = async (): Promise<void> => {
    if (sending) return;
    // Without a token the transport would lead away from the page; the draft's owner is told instead.
    if (!rootStore.getState().auth) {
      setFailure({ kind: 'signed-out' });
      return;
    }
    setSending(true);
    setFailure(null);
    const values = form.getValues();
    try {
      const body = sentInput.parse({ ...toPostingForm(values), purchase }) as SentForm;
      const idempotencyKey = sendKeyOf(userId, values, new Date());
      const { data } = await api.call(sendPosting, { body }, { idempotencyKey });
      dropDraft();
      onSent(data);
    } catch (error) {
      setFailure(explain(error));
    } finally {
      setSending(false);
    }
  };

  return { sending, failure, clearFailure: () => setFailure(null), send };
}
