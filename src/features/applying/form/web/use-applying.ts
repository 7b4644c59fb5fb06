import { type ReactNode, type SyntheticEvent, useEffect, useEffectEvent, useState } from 'react';
import type { DefaultValues, FieldErrors, FieldValues, UseFormReturn } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { openExternalApply } from '#features/postings/contract.ts';
import { isApiProblem } from '#kit/client-errors.ts';
import type { FieldIssue, ProblemBody } from '#kit/problem.ts';
import { pageAddress } from '#kit/site-map.ts';
import { codeSentence } from '#ui/forms/problem-sentence.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { wrongFields } from '#ui/forms/wrong-fields.ts';
import { type LazySchema, useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { openStep } from '#ui/wizard/step-address.ts';
import type { ApplicationForm, ApplicationInput } from '../../own/fields.ts';
import { lacksCv } from '../../policy.ts';
import type { ApplicationDraft } from './application-draft.ts';
import { type AppliedPosting, type ApplyStep, stepOf, stepsOf } from './apply-steps.ts';
import { type SentApplication, storeSentApplication } from './sent/sent-application.ts';
import { useRequirements } from './use-requirements.ts';
import { useWithoutCv } from './use-without-cv.ts';

type OfAnyDocuments<Fields extends { documents?: unknown }> = Omit<Fields, 'documents'> & {
  documents?: unknown[] | undefined;
};
/** Common fields of all applications, before and after validation. */
type CommonForm = OfAnyDocuments<ApplicationForm>;
type CommonInput = OfAnyDocuments<ApplicationInput>;

/** The applicant: a guest with form fields and uploads, or an account with its profile and documents. */
export interface Applicant<Form extends FieldValues, Input extends CommonInput> {
  schema: LazySchema<Form, Input>;
  /** Initial values of the fields stored for the tab. */
  begin: Partial<Form>;
  /** Initial values of fields that are not stored. */
  anew: Partial<Form>;
  draft: ApplicationDraft;
  documents: {
    /** The documents to send, unless the application is a letter only. */
    chosen: (input: Input) => NonNullable<Input['documents']>;
    /** Error that prevents sending: an upload is in progress or has failed. */
    fault: string | undefined;
    /** Called when a selected document no longer exists. */
    onGone?: () => void;
  };
  /**
   * With a preview as the last step, the letter is written there when the application type includes one; otherwise it
   * can be written next to the documents, for any type.
   */
  preview: boolean;
  post: (input: Input) => Promise<Omit<SentApplication, 'parts'>>;
}

/** Where the form is shown: in a modal over the posting, or on a page. */
export interface ApplyFrame {
  /** The requested step; null for the first. Incomplete earlier steps are shown first. */
  asked: ApplyStep | null;
  goTo: (step: ApplyStep) => void;
  /** Extends an error message about sending; `again` tells whether the same request can be retried. */
  tell?: (text: ReactNode, again: boolean) => ReactNode;
}

/** The user's existing application to this posting. */
export interface EarlierApplication {
  id: string;
  createdAt: string;
}

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** No response, too many requests, still running, or a server error: the same request can be retried. */
const mayWorkAgain = (problem: ProblemBody | null): boolean =>
  problem === null || problem.status === 429 || problem.status >= 500 || problem.code === 'idempotency.still-running';

const pick = (values: Record<string, unknown>, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in names));

/** Initial form values: those stored for this tab, with an answer for each of the current questions. */
const startValues = <Form extends FieldValues, Input extends CommonInput>(
  { begin, anew, draft }: Applicant<Form, Input>,
  { questions }: AppliedPosting,
): DefaultValues<Form> => {
  const { answers: saved } = draft.application as Partial<CommonForm>;
  const answers = new Map(Array.isArray(saved) ? saved.map((answer) => [answer.questionId, answer]) : []);
  return {
    ...begin,
    ...pick(draft.application, begin),
    ...anew,
    answers: questions.map(({ id }) => answers.get(id) ?? { questionId: id, answers: [], text: '' }),
  } as unknown as DefaultValues<Form>;
};

/** The form, initialised from the draft stored for the tab and saved there on every change. */
function useFields<Form extends CommonForm, Input extends CommonInput>(
  applicant: Applicant<Form, Input>,
  posting: AppliedPosting,
) {
  const form = useZodForm<Form, Input>({
    schema: applicant.schema,
    defaultValues: startValues(applicant, posting),
  });
  const fields = form as unknown as UseFormReturn<CommonForm>;
  const keep = useEffectEvent(({ values }: { values: CommonForm }) =>
    applicant.draft.keep({ application: pick(values, { ...applicant.begin, answers: [] }) }),
  );
  const { subscribe, clearErrors } = fields;
  useEffect(() => subscribe({ formState: { values: true }, callback: keep }), [subscribe]);
  const { fault } = applicant.documents;
  // The error about documents is cleared once its cause is gone.
  useEffect(() => {
    if (!fault) clearErrors('documents');
  }, [clearErrors, fault]);
  return { form, fields };
}

/**
 * The steps of applying to a posting, the current one and navigation; no step opens before the earlier ones are
 * complete.
 */
function openSteps(
  { questions }: AppliedPosting,
  preview: boolean,
  frame: ApplyFrame,
  { open, othersMissing }: Pick<ReturnType<typeof useRequirements>, 'open' | 'othersMissing'>,
) {
  const steps = stepsOf(questions, preview);
  const asked = steps.find((one) => one === frame.asked) ?? steps[0] ?? 'dokumenti';
  const unfilled = open ? 'uslovi' : othersMissing.length > 0 ? 'upitnik' : null;
  const step = openStep(steps, asked, unfilled);
  const at = steps.indexOf(step);
  return {
    steps,
    step,
    /** The previous and next step, if any. */
    before: steps[at - 1],
    next: steps[at + 1],
    goTo(to: ApplyStep | undefined): void {
      if (to) frame.goTo(to);
    },
    /** The first step with an invalid field; undefined when there is none. */
    firstStep: (wrong: readonly { path: string }[]): ApplyStep | undefined =>
      steps.find((one) => wrong.some(({ path }) => path !== '' && stepOf(path, questions, preview) === one)),
  };
}

/** Sends an application and stores the result for the confirmation page. */
async function send<Form extends CommonForm, Input extends CommonInput>(
  { id, questions }: AppliedPosting,
  applicant: Applicant<Form, Input>,
  input: Input,
): Promise<void> {
  const { receipt, sentAt } = await applicant.post(input);
  applicant.draft.end();
  storeSentApplication(id, {
    receipt,
    sentAt,
    parts: {
      documents: input.documents?.length ?? 0,
      coverLetter: input.coverLetter !== '',
      answers: questions.length,
    },
  });
}

/** Counts the start of an application; errors are ignored. */
function useCountedOpening(postingId: number): void {
  const api = useApi();
  useEffect(() => {
    void api.call(openExternalApply, { params: { id: String(postingId) } }).catch(() => undefined);
  }, [api, postingId]);
}

/**
 * Applying to a posting, from the requirements to the confirmation page, for guests and accounts, in a modal or on a
 * page. Input is stored for the tab until it is sent, no step opens before the earlier ones are complete, a missing CV
 * triggers a warning (rules.md#without-a-cv), and repeated clicks send the application only once.
 */
export function useApplying<Form extends CommonForm, Input extends CommonInput>(
  posting: AppliedPosting,
  applicant: Applicant<Form, Input>,
  frame: ApplyFrame,
) {
  const { questions } = posting;
  const { documents, draft, preview } = applicant;
  const t = useTexts();
  const navigate = useNavigate();
  const [earlier, setEarlier] = useState<EarlierApplication | null>(null);
  const { form, fields } = useFields(applicant, posting);
  useCountedOpening(posting.id);
  const requirements = useRequirements(questions, fields.watch('answers') ?? []);
  const { missing, othersMissing } = requirements;
  const { steps, step, before, next, goTo, firstStep } = openSteps(posting, preview, frame, requirements);
  const withoutCv = useWithoutCv(fields, goTo);
  const showIssues = (issues: readonly FieldIssue[]): void => {
    for (const { path, code } of issues)
      fields.setError(path as 'answers', { type: code, message: codeSentence(code, t) });
  };

  /** Goes to the next step or sends; shows what is missing in this step. */
  const goOn = async (input: Input): Promise<void> => {
    const letterAlone = input.applicationType === 'letter';
    if (documents.fault && !letterAlone) {
      fields.setError('documents', { type: 'fault', message: documents.fault });
      goTo('dokumenti');
      return;
    }
    const chosen = letterAlone ? [] : documents.chosen(input);
    const confirmed = withoutCv.confirmedWith(chosen);
    if (lacksCv({ documents: chosen, withoutCv: confirmed })) withoutCv.warn();
    else if (step === 'upitnik' && othersMissing.length > 0) showIssues(othersMissing);
    else if (next) goTo(next);
    else {
      const coverLetter = preview && input.applicationType === 'cv' ? '' : input.coverLetter;
      await send(posting, applicant, { ...input, coverLetter, documents: chosen, withoutCv: confirmed });
      await navigate(pageAddress('application-sent', posting.id));
    }
  };

  /** Shows the error; invalid fields lead back to their step. */
  const explain = (error: unknown, usual: () => ReactNode): ReactNode => {
    const problem = isApiProblem(error) ? error.problem : null;
    if (problem?.code === 'files.not-yours') documents.onGone?.();
    if (problem?.code === 'applications.already-applied') {
      draft.end();
      setEarlier(problem.current as EarlierApplication);
      return null;
    }
    goTo(firstStep(problem?.errors ?? []));
    const wait = isApiProblem(error) && problem?.code === 'too-many-requests' ? error.retryAfter : undefined;
    const text = wait === undefined ? usual() : t('applications.guest.tooMany', { count: minutes(wait) });
    return text === null || !frame.tell ? text : frame.tell(text, mayWorkAgain(problem));
  };

  // Errors of later steps are ignored for now.
  const onWrong = async (errors: FieldErrors<Form>): Promise<void> => {
    const wrong = wrongFields(errors);
    const first = firstStep(wrong);
    if (first && steps.indexOf(first) > steps.indexOf(step) && wrong.every(({ path }) => path !== '')) {
      form.clearErrors();
      await goOn(form.getValues() as unknown as Input);
    } else goTo(first);
  };

  const submission = useSubmit(form, goOn, explain, onWrong);
  // Requirements are checked before the form is validated.
  const submit = (event?: SyntheticEvent): Promise<void> => {
    if (step !== 'uslovi') return submission.submit(event);
    event?.preventDefault();
    return submission.attempt(() => {
      if (requirements.pass()) goTo(next);
      else showIssues(missing);
    });
  };

  return {
    form,
    submission: { ...submission, submit },
    steps,
    step,
    before,
    next,
    goTo,
    /** How many times these answers have ended the application; 0 while it can continue. */
    endings: requirements.endings,
    /** Whether a question of this step is unanswered. */
    missingAnswers: step === 'uslovi' ? missing.length > 0 : step === 'upitnik' && othersMissing.length > 0,
    earlier,
    warning: withoutCv.warning,
    closeWarning: withoutCv.closeWarning,
    addCv: withoutCv.addCv,
    /** Continues without a CV after the warning. */
    continueWithoutCv: () => {
      withoutCv.confirm();
      void submission.submit();
    },
  };
}
