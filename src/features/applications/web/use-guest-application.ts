import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { isApiProblem } from '#shared/client-errors.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import type { FieldIssue, ProblemBody } from '#shared/problem.ts';
import { pageAddress } from '#shared/site-map.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { applyAsGuest } from '../contract.ts';
import type { GuestApplicationForm, GuestApplicationInput } from '../fields.ts';
import { lacksCv } from '../policy.ts';
import { checkAnswers } from '../survey-answers.ts';
import { answerErrors } from './answer-errors.ts';
import { documentsInputId } from './guest-documents.tsx';
import { createGuestSession, type GuestPosting } from './guest-session.ts';
import { type GuestStep, guestStepOf, guestStepsOf } from './guest-steps.ts';
import { useGuestDocuments } from './use-guest-documents.ts';
import { useRequirements } from './use-requirements.ts';

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
      async post(body) {
        const params = { id: String(posting.id) };
        return (await api.call(applyAsGuest, { params, body })).data;
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

/** The steps of the form and the one that is shown: the requirements until they are met, then where the person has gone. */
function useGuestSteps({ questions }: GuestPosting, form: GuestForm) {
  const t = useTexts();
  const [chosen, setStep] = useState<GuestStep>('person');
  const steps = guestStepsOf(questions);
  const showIssues = (issues: FieldIssue[]): void => {
    for (const { name, error } of answerErrors(issues, t)) form.setError(name, error);
  };
  const requirements = useRequirements(questions, form.watch('answers') ?? [], showIssues);
  const step = requirements.open ? 'requirements' : chosen;
  const before = steps[steps.indexOf(step) - 1];
  return {
    steps,
    step,
    before,
    endings: requirements.endings,
    setStep,
    showIssues,
    passRequirements: () => {
      if (requirements.pass()) setStep('person');
    },
  };
}

/**
 * A guest's application to a posting, from input to the confirmation page: steps of their own for requirements and
 * other questions when there are any, a warning about a missing CV, one idempotency key for one content. Input survives
 * closing and reloading.
 * @param tell why sending failed, and whether the same may be sent again
 */
export function useGuestApplication(
  posting: GuestPosting,
  tell: (text: ReactNode, again: boolean) => ReactNode,
) {
  const t = useTexts();
  const navigate = useNavigate();
  const [warning, setWarning] = useState(false);
  const [sending, setSending] = useState(false);
  const [documentsError, setDocumentsError] = useState<string>();
  const confirmedWithoutCv = useRef(false);
  const { session, form } = useGuestForm(posting);
  const { step, steps, before, setStep, showIssues, passRequirements, endings } = useGuestSteps(
    posting,
    form,
  );
  const documents = useGuestDocuments(session.documents, (uploaded) => {
    setDocumentsError(undefined);
    session.keep({ documents: uploaded });
  });

  /** Says what went wrong; wrong fields lead back to their step. */
  const explain = (error: unknown, usual: () => ReactNode): ReactNode => {
    const problem = isApiProblem(error) ? error.problem : null;
    const wrong = problem?.errors.filter(({ path }) => path !== '') ?? [];
    const first = steps.find((one) => wrong.some(({ path }) => guestStepOf(path, posting.questions) === one));
    if (first) flushSync(() => setStep(first));
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
    const handed = input.applicationType === 'letter' ? [] : documents.uploaded;
    if (handed.length > 0) confirmedWithoutCv.current = false;
    if (lacksCv({ documents: handed, withoutCv: confirmedWithoutCv.current })) {
      setWarning(true);
      return;
    }
    if (step === 'person' && steps.includes('survey')) {
      setStep('survey');
      return;
    }
    const { issues } = checkAnswers(posting.questions, input.answers);
    showIssues(issues);
    if (issues.length === 0) await send(input);
  };

  const submission = useSubmit(form, goOn, explain, (errors) => {
    if (Object.keys(errors).some((name) => name !== 'answers')) setStep('person');
  });

  // The requirements come before what the form checks.
  const submit = (event?: SyntheticEvent): Promise<void> => {
    if (step !== 'requirements') return submission.submit(event);
    event?.preventDefault();
    return submission.attempt(passRequirements);
  };

  return {
    form,
    documents,
    documentsError,
    step,
    steps,
    /** The step before this one, if there is any. */
    before,
    endings,
    warning,
    /** What was checked is on its way. */
    sending,
    submission: { ...submission, submit },
    goTo: setStep,
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
