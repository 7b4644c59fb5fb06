import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { isApiProblem } from '#shared/client-errors.ts';
import type { FieldIssue } from '#shared/problem.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { lacksCv } from '../../../policy.ts';
import { checkAnswers } from '../../../survey-answers.ts';
import { answerErrors } from '../../../web/answer-errors.ts';
import { storeSentApplication } from '../../../web/sent-application.ts';
import { useRequirements } from '../../../web/use-requirements.ts';
import { applyToPosting } from '../../contract.ts';
import type { ApplicationForm, ApplicationInput } from '../../fields.ts';
import {
  type AppliedPosting,
  forgetApplication,
  keepApplication,
  type OfferedDocument,
  startApplication,
} from './apply-session.ts';
import { type ApplyStep, answersStep } from './apply-steps.ts';

export type ApplyForm = UseFormReturn<ApplicationForm, unknown, ApplicationInput>;

/** The application that somebody has sent to this posting already. */
export interface EarlierApplication {
  id: string;
  createdAt: string;
}

const schema = async () => (await import('../../fields.ts')).applicationInput;

export interface ApplicationOptions {
  posting: AppliedPosting;
  documents: readonly OfferedDocument[];
  /** The address of mail that the confirmation names. */
  email: string;
  /** The step of the address; the requirements come before it until they are met. */
  asked: ApplyStep;
  steps: readonly ApplyStep[];
  onStep: (step: ApplyStep) => void;
  onSent: () => void;
  /** A document that was chosen is gone. */
  onDocumentGone: () => void;
}

/**
 * Applying with an account, from requirements and documents to sending: what was entered stays for the tab, an application is
 * sent once however often the button is pressed, and a missing CV is warned of once (rules.md#without-a-cv).
 */
export function useApplication(options: ApplicationOptions) {
  const { posting, documents, email, asked, steps, onStep, onSent } = options;
  const t = useTexts();
  const api = useApi();
  const [warning, setWarning] = useState(false);
  const [earlier, setEarlier] = useState<EarlierApplication | null>(null);
  const sent = useRef(false);
  const confirmedWithoutCv = useRef(false);
  const form: ApplyForm = useZodForm<ApplicationForm, ApplicationInput>({
    schema,
    defaultValues: startApplication(posting, documents),
  });

  useEffect(() => {
    const { unsubscribe } = form.watch(({ withoutCv: _, ...values }) => {
      if (!sent.current) keepApplication(posting, values as ApplicationForm);
    });
    return unsubscribe;
  }, [form, posting]);

  const values = form.watch();
  const letterAlone = values.applicationType === 'letter';
  const handed = letterAlone ? [] : (values.documents ?? []);
  const missingCv = lacksCv({ documents: handed, withoutCv: false });
  const answers = values.answers ?? [];
  const { issues } = checkAnswers(posting.questions, answers);
  const showIssues = (wrong: FieldIssue[]): void => {
    for (const { name, error } of answerErrors(wrong, t)) form.setError(name, error);
  };
  const requirements = useRequirements(posting.questions, answers, showIssues);
  const step = requirements.open ? 'uslovi' : asked;
  const next = steps[steps.indexOf(step) + 1];

  const post = async (input: ApplicationInput): Promise<void> => {
    const chosen = letterAlone ? [] : input.documents;
    const body = {
      ...input,
      coverLetter: input.applicationType === 'cv' ? '' : input.coverLetter,
      documents: chosen,
      withoutCv: chosen.length === 0,
    };
    const params = { id: String(posting.id) };
    const { data } = await api.call(applyToPosting, { params, body });
    sent.current = true;
    forgetApplication(posting.id);
    const { positionTitle, company } = posting;
    storeSentApplication(posting.id, {
      receipt: { positionTitle, company, email },
      parts: {
        documents: chosen.length,
        coverLetter: body.coverLetter !== '',
        answers: posting.questions.length,
      },
      sentAt: data.application.createdAt,
    });
    onSent();
  };

  /** The step that is asked for, or what comes before it. */
  const go = async (input: ApplicationInput): Promise<void> => {
    if (step === 'uslovi') {
      if (requirements.pass() && next) onStep(next);
      return;
    }
    if (missingCv && !confirmedWithoutCv.current) {
      setWarning(true);
      return;
    }
    if (step !== 'dokumenti' && issues.length > 0) {
      showIssues(issues);
      if (step !== 'upitnik') onStep('upitnik');
      return;
    }
    if (next) onStep(next);
    else await post(input);
  };

  const explain = (error: unknown, usual: () => ReactNode): ReactNode => {
    const problem = isApiProblem(error) ? error.problem : null;
    if (problem?.code === 'files.not-yours') options.onDocumentGone();
    if (problem?.code === 'applications.already-applied') {
      sent.current = true;
      forgetApplication(posting.id);
      setEarlier(problem.current as EarlierApplication);
      return null;
    }
    // The employer has changed the questions meanwhile.
    if (problem?.code === 'applications.requirement-not-met') onStep(answersStep(posting.questions));
    return usual();
  };

  // The letter is written in the last step: before that it is not missing yet.
  const submission = useSubmit(form, go, explain, async ({ coverLetter, ...others }) => {
    if (!coverLetter || !next || Object.keys(others).length > 0) return;
    form.clearErrors('coverLetter');
    await go(form.getValues() as ApplicationInput);
  });

  return {
    form,
    values,
    submission,
    warning,
    earlier,
    letterAlone,
    step,
    endings: requirements.endings,
    missingAnswers: step === 'uslovi' ? requirements.missing : step === 'upitnik' && issues.length > 0,
    closeWarning: () => setWarning(false),
    /** After the warning: on without a CV. */
    continueWithoutCv: () => {
      confirmedWithoutCv.current = true;
      setWarning(false);
      void submission.submit();
    },
    addCv: () => {
      setWarning(false);
      if (letterAlone) form.setValue('applicationType', 'cv_letter');
      if (step !== 'dokumenti') onStep('dokumenti');
    },
  };
}
