import type { Purchase } from '#features/advertising/orders/fields.ts';
import type { EditedForm, RenewedForm, SentForm } from '#features/postings/input-fields.ts';
import type { Api } from '#kit/api-client.ts';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useSendDraft } from '#ui/records/use-send-draft.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import {
  type DraftAbout,
  type DraftKind,
  type DraftValues,
  type PostingDraft,
  sendKeyOf,
  toPostingForm,
} from '../../drafts/web/posting-draft.ts';
import type { DraftForm } from '../../drafts/web/use-draft-form.ts';
import type { OwnPostingPage, SentPosting } from '../../own-fields.ts';
import { type FilledStep, postingSteps, stepOfField } from '../../posting-steps.ts';
import { editPosting, renewPosting, sendPosting } from '../contract.ts';

/** Why a draft was not sent: signed out meanwhile, or a message to show. */
export type SendFailure = { kind: 'signed-out' } | { kind: 'problem'; sentence: string };

export type Sending = ReturnType<typeof useSendPosting>;

interface SendOptions {
  kind: DraftKind;
  draft: DraftForm;
  /** The accepted purchase; null when it is free. */
  purchase: Purchase | null;
  onSent: (sent: SentPosting) => void;
  /** Opens the step with an invalid field. */
  onWrongStep: (step: FilledStep) => void;
  /** Called when the chosen ad type is no longer available. */
  onAdTypeClosed: () => void;
  /** Called when the price has changed. */
  onPriceChanged: () => void;
}

/** Problems about the choice of the ad type. */
const aboutAdType = new Set(['postings.free-limit-reached', 'postings.free-not-available', 'advertising.no-provider']);

/** Problems about the price: it has changed, or the last credit is used. */
const aboutPrice = new Set(['advertising.price-changed', 'advertising.no-credit']);

/** Sends a draft to the endpoint of its kind. */
const post = async (
  api: Api,
  kind: DraftKind,
  draft: PostingDraft,
  purchase: Purchase | null,
): Promise<SentPosting> => {
  const form = { ...toPostingForm(draft.values), draftId: draft.id };
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

/** Sends the draft only once, also after failures; the draft is deleted only after success. */
export function useSendPosting(options: SendOptions) {
  const { kind, draft, purchase, onSent, onWrongStep, onAdTypeClosed, onPriceChanged } = options;
  const { form } = draft;
  const api = useApi();
  const t = useTexts();
  const sending = useSendDraft<DraftValues, DraftAbout, SentPosting, OwnPostingPage>({
    draft,
    post: (saved) => post(api, kind, saved, purchase),
    onSent,
    changedCode: 'postings.changed',
  });

  /** Shows field errors in their step and returns the message for above it. */
  const explain = (error: unknown, usual: () => string): string | null => {
    if (sending.meets(error)) return null;
    const problem = problemOf(error);
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
      return t('postings.wizard.someFieldsWrong');
    }
    if (problem && aboutAdType.has(problem.code)) onAdTypeClosed();
    if (problem && aboutPrice.has(problem.code)) onPriceChanged();
    // This number of ads is no longer a package.
    if (problem?.errors.some(({ path }) => path.startsWith('purchase'))) {
      onPriceChanged();
      return t('postings.wizard.order.changed');
    }
    if (problem?.code !== 'postings.draft-sent') return usual();
    draft.meetSent(problem.current);
    return null;
  };
  const { run, busy, problem, clear } = useAct(sending.send, { explain });
  const clearFailure = (): void => {
    clear();
    sending.clear();
  };
  const notice: SendFailure | null = problem === null ? null : { kind: 'problem', sentence: problem };
  const failure: SendFailure | null = sending.signedOut ? { kind: 'signed-out' } : notice;

  return {
    sending: busy !== null,
    failure,
    clearFailure,
    /** The posting was changed meanwhile: the person chooses between both versions. */
    newer: sending.newer,
    decided: sending.decided,
    async send(): Promise<void> {
      if (busy) return;
      clearFailure();
      await run();
    },
  };
}
