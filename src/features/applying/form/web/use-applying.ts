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
/** What every application says, as it is typed and as it was checked. */
type CommonForm = OfAnyDocuments<ApplicationForm>;
type CommonInput = OfAnyDocuments<ApplicationInput>;

/** Who applies, and with what: a guest with fields and uploads, or an account with its profile and documents. */
export interface Applicant<Form extends FieldValues, Input extends CommonInput> {
  schema: LazySchema<Form, Input>;
  /** The fields that the tab keeps, as they begin. */
  begin: Partial<Form>;
  /** Those that are given anew each time. */
  anew: Partial<Form>;
  draft: ApplicationDraft;
  documents: {
    /** What goes along where there is more than a letter. */
    chosen: (input: Input) => NonNullable<Input['documents']>;
    /** What keeps them from being sent: one is still on its way, or has failed. */
    fault: string | undefined;
    /** One that was chosen is gone. */
    onGone?: () => void;
  };
  /**
   * All is looked at once more in a last step, and a letter written there where the kind of application has one;
   * otherwise one may be written beside the documents, whatever is sent.
   */
  preview: boolean;
  post: (input: Input) => Promise<Omit<SentApplication, 'parts'>>;
}

/** Where applying is shown: a window above the posting, or a page. */
export interface ApplyFrame {
  /** The step that is asked for; null for the first. What is to be filled in before comes first. */
  asked: ApplyStep | null;
  goTo: (step: ApplyStep) => void;
  /** More to say about why sending failed, and whether the same may be sent again. */
  tell?: (text: ReactNode, again: boolean) => ReactNode;
}

/** The application that somebody has sent to this posting already. */
export interface EarlierApplication {
  id: string;
  createdAt: string;
}

const minutes = (seconds: number): number => Math.max(1, Math.ceil(seconds / 60));

/** No response, too many requests, still running, or a fault of the server: the same may be sent again. */
const mayWorkAgain = (problem: ProblemBody | null): boolean =>
  problem === null || problem.status === 429 || problem.status >= 500 || problem.code === 'idempotency.still-running';

const pick = (values: Record<string, unknown>, names: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in names));

/** What the form begins with: what this tab has kept, with a place for the answer to each of today's questions. */
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

/** The fields, filled from what the tab keeps of the application and kept there with every change. */
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
  // What was said of documents is said until something happens to them.
  useEffect(() => {
    if (!fault) clearErrors('documents');
  }, [clearErrors, fault]);
  return { form, fields };
}

/** The steps of applying to a posting, the one that is open, and ways to others; none comes before those before it are filled in. */
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
    /** The step before this one and the one after it, if there is any. */
    before: steps[at - 1],
    next: steps[at + 1],
    goTo(to: ApplyStep | undefined): void {
      if (to) frame.goTo(to);
    },
    /** The first step with a wrong field; undefined when none has one. */
    firstStep: (wrong: readonly { path: string }[]): ApplyStep | undefined =>
      steps.find((one) => wrong.some(({ path }) => path !== '' && stepOf(path, questions, preview) === one)),
  };
}

/** Sends an application; the page after it receives what was sent. */
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

/** Counts that applying was begun; that it could not be counted is no reason to trouble anybody. */
function useCountedOpening(postingId: number): void {
  const api = useApi();
  useEffect(() => {
    void api.call(openExternalApply, { params: { id: String(postingId) } }).catch(() => undefined);
  }, [api, postingId]);
}

/**
 * Applying to a posting, from what the job needs to the confirmation page, whoever applies and wherever it is shown. What
 * was entered stays for the tab until it is sent, no step comes before those before it are filled in, sending no CV is
 * warned of (rules.md#without-a-cv), and an application is sent once however often the button is pressed.
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

  /** On to the next step, or sent; what this step still lacks is shown. */
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

  /** Says what went wrong; wrong fields lead back to their step. */
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

  // What belongs to a later step is not missing yet.
  const onWrong = async (errors: FieldErrors<Form>): Promise<void> => {
    const wrong = wrongFields(errors);
    const first = firstStep(wrong);
    if (first && steps.indexOf(first) > steps.indexOf(step) && wrong.every(({ path }) => path !== '')) {
      form.clearErrors();
      await goOn(form.getValues() as unknown as Input);
    } else goTo(first);
  };

  const submission = useSubmit(form, goOn, explain, onWrong);
  // The requirements come before what the form checks.
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
    /** How often applying has ended with these answers; 0 while it can go on. */
    endings: requirements.endings,
    /** A question of this step is not answered. */
    missingAnswers: step === 'uslovi' ? missing.length > 0 : step === 'upitnik' && othersMissing.length > 0,
    earlier,
    warning: withoutCv.warning,
    closeWarning: withoutCv.closeWarning,
    addCv: withoutCv.addCv,
    /** After the warning: on without a CV. */
    continueWithoutCv: () => {
      withoutCv.confirm();
      void submission.submit();
    },
  };
}
