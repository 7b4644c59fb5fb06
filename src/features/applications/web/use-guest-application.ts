import { type ReactNode, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#shared/client-errors.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { ProblemBody } from '#shared/problem.ts';
import { pageAddress } from '#shared/site-map.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { applyAsGuest } from '../contract.ts';
import type { GuestApplicationForm, GuestApplicationInput } from '../fields.ts';
import { lacksCv } from '../policy.ts';
import { checkAnswers } from '../survey-answers.ts';
import { documentsInputId } from './guest-documents.tsx';
import { createGuestSession, type GuestPosting } from './guest-session.ts';
import { useGuestDocuments } from './use-guest-documents.ts';

export type GuestForm = UseFormReturn<GuestApplicationForm, unknown, GuestApplicationInput>;

const schema = async () => (await import('../fields.ts')).guestApplicationInput;

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** No response, too many requests, still running, or a fault of the server: the same may be sent again. */
const mayWorkAgain = (problem: ProblemBody | null): boolean =>
  problem === null ||
  problem.status === 429 ||
  problem.status >= 500 ||
  problem.code === 'idempotency.still-running';

const nextFrame = (then: () => void): void => {
  requestAnimationFrame(then);
};

/** What keeps the documents from being sent: one is still on its way, or has failed. */
const documentsFault = (
  type: GuestApplicationInput['applicationType'],
  pending: ReturnType<typeof useGuestDocuments>['pending'],
  t: Translate,
): string | undefined => {
  if (type === 'letter' || pending.length === 0) return undefined;
  return pending.some(({ error }) => error === null)
    ? t('applications.guest.documentsPending')
    : t('applications.guest.documentsFailed');
};

/** The form, filled from what this tab keeps of the application and kept there with every change. */
function useGuestForm(posting: GuestPosting) {
  const api = useApi();
  const [session] = useState(() =>
    createGuestSession({
      posting,
      async post(body, idempotencyKey) {
        const params = { id: String(posting.id) };
        return (await api.call(applyAsGuest, { params, body }, { idempotencyKey })).data;
      },
    }),
  );
  const form: GuestForm = useZodForm<GuestApplicationForm, GuestApplicationInput>({
    schema,
    defaultValues: session.values,
  });
  const { subscribe } = form;
  useEffect(() => {
    // The rules are fetched while the person types, so that the first check does not wait for them.
    void schema();
    return subscribe({
      formState: { values: true },
      callback: ({ values: { documents: _, withoutCv: __, terms: ___, ...values } }) =>
        session.keep({ values }),
    });
  }, [subscribe, session]);
  return { session, form };
}

/**
 * A guest's application to a posting, from input to the confirmation page: two steps when there are questions, a
 * warning about a missing CV, one idempotency key for one content. Input survives closing and reloading.
 * @param tell why sending failed, and whether the same may be sent again
 */
export function useGuestApplication(
  posting: GuestPosting,
  tell: (text: ReactNode, again: boolean) => ReactNode,
) {
  const t = useTexts();
  const navigate = useNavigate();
  const [step, setStep] = useState<'person' | 'survey'>('person');
  const [warning, setWarning] = useState(false);
  const [sending, setSending] = useState(false);
  const [documentsError, setDocumentsError] = useState<string>();
  const confirmedWithoutCv = useRef(false);
  const { session, form } = useGuestForm(posting);
  const documents = useGuestDocuments(session.documents, (uploaded) => {
    setDocumentsError(undefined);
    session.keep({ documents: uploaded });
  });

  /** Says what went wrong; wrong fields of the first step lead back to it. */
  const explain = (error: unknown, usual: () => ReactNode): ReactNode => {
    const problem = isApiProblem(error) ? error.problem : null;
    if (problem?.errors.some(({ path }) => path !== '' && !path.startsWith('answers'))) {
      flushSync(() => setStep('person'));
    }
    const wait = isApiProblem(error) ? error.retryAfter : undefined;
    const text =
      problem?.code === 'too-many-requests' && wait !== undefined
        ? t('applications.guest.tooMany', { count: minutes(wait) })
        : usual();
    return text === null ? null : tell(text, mayWorkAgain(problem));
  };

  const send = async (input: GuestApplicationInput): Promise<void> => {
    setSending(true);
    try {
      await session.send(input, documents.uploaded, confirmedWithoutCv.current);
      await navigate(pageAddress('application-sent', posting.id));
    } finally {
      setSending(false);
    }
  };

  const goOn = async (input: GuestApplicationInput): Promise<void> => {
    const wrong = documentsFault(input.applicationType, documents.pending, t);
    setDocumentsError(wrong);
    if (wrong) {
      if (step === 'survey') setStep('person');
      return;
    }
    if (documents.uploaded.length > 0) confirmedWithoutCv.current = false;
    // The choice of the letter alone has its own warning.
    const chosen = input.applicationType === 'letter' || confirmedWithoutCv.current;
    if (lacksCv({ documents: documents.uploaded, withoutCv: chosen })) {
      setWarning(true);
      return;
    }
    if (step === 'person' && posting.questions.length > 0) {
      setStep('survey');
      return;
    }
    const { issues } = checkAnswers(posting.questions, input.answers);
    for (const { path, code } of issues) {
      const name = path as `answers.${number}`;
      form.setError(name, { type: code, message: t(`validation.${code as 'answer-missing'}`) });
    }
    if (issues.length === 0) await send(input);
  };

  const submission = useSubmit(form, goOn, explain, (errors) => {
    if (Object.keys(errors).some((name) => name !== 'answers')) setStep('person');
  });

  return {
    form,
    documents,
    documentsError,
    step,
    warning,
    /** What was checked is on its way. */
    sending,
    submission,
    back: () => setStep('person'),
    /** After the warning: continues without a CV. */
    continueWithoutCv: () => {
      confirmedWithoutCv.current = true;
      setWarning(false);
      void submission.submit();
    },
    /** After a warning: to the place where documents are added. */
    addCv: () => {
      setWarning(false);
      setStep('person');
      if (form.getValues('applicationType') === 'letter') form.setValue('applicationType', 'cv_letter');
      nextFrame(() => document.getElementById(documentsInputId)?.focus());
    },
    closeWarning: () => setWarning(false),
  };
}
