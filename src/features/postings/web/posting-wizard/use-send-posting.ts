import { useState } from 'react';
import type { Purchase } from '#features/advertising/order-fields.ts';
import { editPosting, renewPosting, sendPosting } from '#features/postings/contract.ts';
import type { EditedForm, RenewedForm, SentForm } from '#features/postings/input-fields.ts';
import type { OwnPostingPage, SentPosting } from '#features/postings/own-fields.ts';
import { type FilledStep, postingSteps, stepOfField } from '#features/postings/posting-steps.ts';
import type { Api } from '#shared/api-client.ts';
import { problemOf } from '#shared/client-errors.ts';
import { rootStore } from '#shared/root-store.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import {
  type DraftKind,
  type DraftValues,
  forgetDraft,
  type PostingDraft,
  sendKeyOf,
  toPostingForm,
} from './posting-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

/** Why a draft was not sent: signed out meanwhile, or a sentence to show. */
export type SendFailure = { kind: 'signed-out' } | { kind: 'problem'; sentence: string };

export interface Sending {
  sending: boolean;
  failure: SendFailure | null;
  clearFailure: () => void;
  /** The posting as somebody has changed it meanwhile: the person chooses between both. */
  newer: OwnPostingPage | null;
  decided: () => void;
  send: () => Promise<void>;
}

interface SendOptions {
  kind: DraftKind;
  draft: DraftForm;
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

/** Problems that are about what it costs: it costs something else now, or the last credit is gone. */
const aboutPrice = new Set(['advertising.price-changed', 'advertising.no-credit']);

/** Hands a draft to the endpoint of its kind. */
const post = async (
  api: Api,
  kind: DraftKind,
  draft: PostingDraft,
  purchase: Purchase | null,
): Promise<SentPosting> => {
  const form = toPostingForm(draft.values);
  if (kind === 'create') {
    const body = { ...form, purchase } as SentForm;
    return (await api.call(sendPosting, { body }, { idempotencyKey: sendKeyOf(kind, draft) })).data;
  }
  const { id = 0, version = 0 } = draft.posting ?? {};
  const params = { id: String(id) };
  if (kind === 'edit') {
    const { productGroup: _type, productDuration: _days, ...words } = form;
    return (await api.call(editPosting, { params, body: { ...words, version } as EditedForm })).data;
  }
  const body = { ...form, purchase, version } as RenewedForm;
  return (await api.call(renewPosting, { params, body }, { idempotencyKey: sendKeyOf(kind, draft) })).data;
};

/** Sends the draft once, whatever happens on the way; the draft goes only when the server has it. */
export function useSendPosting(options: SendOptions): Sending {
  const { kind, draft, purchase, onSent, onWrongStep, onAdTypeClosed, onPriceChanged } = options;
  const { form } = draft;
  const api = useApi();
  const t = useTexts();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<SendFailure | null>(null);
  const [newer, setNewer] = useState<OwnPostingPage | null>(null);

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
    if (problem && aboutPrice.has(problem.code)) onPriceChanged();
    // So many ads are no package any more.
    if (problem?.errors.some(({ path }) => path.startsWith('purchase'))) {
      onPriceChanged();
      return { kind: 'problem', sentence: t('postings.wizard.order.changed') };
    }
    if (problem?.code === 'postings.changed') setNewer(problem.current as OwnPostingPage);
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
    try {
      // A save on its way would keep the draft of what has been sent.
      await draft.stop();
      const sent = await post(api, kind, draft.current(), purchase);
      forgetDraft(kind);
      onSent(sent);
    } catch (error) {
      draft.resume();
      setFailure(explain(error));
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    failure,
    clearFailure: () => setFailure(null),
    newer,
    decided: () => {
      setNewer(null);
      setFailure(null);
    },
    send,
  };
}
