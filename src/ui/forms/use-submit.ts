import { createContext, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '#kit/client-errors.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { usePosted } from './posted.tsx';
import { problemSentence } from './problem-sentence.ts';
import { applyProblem } from './zod-form.ts';

/** State of a form's submission; `Form` shows it. */
export interface Submission {
  /** Validates and sends. */
  submit: (event?: SyntheticEvent) => Promise<void>;
  /** Performs a part of the submission: its errors are shown like those of submitting. */
  attempt: (act: () => Promise<void> | void) => Promise<void>;
  /** What is running: nothing else starts meanwhile; submitting waits for a part. */
  running: 'submit' | 'attempt' | null;
  /** Number of finished attempts, successful or not. */
  tries: number;
  /** Shown above the form after the last attempt; null when there is nothing to show. */
  problem: ReactNode;
  errors: FieldErrors;
  /** Its fields, which `Form` provides to those inside; null when none can be invalid. */
  // biome-ignore lint/suspicious/noExplicitAny: of whatever form
  form: UseFormReturn<any, unknown, any> | null;
}

/** What is running in the surrounding `Form`. */
export const RunningContext = createContext<Submission['running']>(null);

/**
 * Replaces the message of some failures; `usual` shows field errors at their fields and returns the rest. Null means
 * that it is shown elsewhere, where the focus then moves (a window).
 */
type Explain = (error: unknown, usual: () => ReactNode) => ReactNode;

function useAttempts(usual: (error: unknown) => ReactNode, explain: Explain | undefined) {
  const posted = usePosted();
  // A form refused without scripts starts with one attempt.
  const [problem, setProblem] = useState<ReactNode>(() => {
    if (posted === null) return null;
    const common = () => posted.rest;
    return explain ? explain(new ApiProblem(posted.problem, posted.retryAfter), common) : common();
  });
  const [tries, setTries] = useState(0);
  const [running, setRunning] = useState<Submission['running']>(null);
  const underWay = useRef<{ what: Submission['running']; ended: Promise<void> } | null>(null);
  const perform = async (act: () => Promise<void> | void): Promise<void> => {
    setProblem(null);
    try {
      await act();
    } catch (error) {
      const common = () => usual(error);
      setProblem(explain ? explain(error, common) : common());
    }
  };
  const begin = async (what: 'submit' | 'attempt', act: () => Promise<void> | void): Promise<void> => {
    // Submitting while a part is running waits for it.
    if (what === 'submit' && underWay.current?.what === 'attempt') await underWay.current.ended;
    if (underWay.current) return;
    setRunning(what);
    const ended = perform(act);
    underWay.current = { what, ended };
    await ended;
    underWay.current = null;
    setRunning(null);
    setTries((before) => before + 1);
  };
  return { begin, shown: { running, tries, problem } };
}

/**
 * The one way to submit a form. `send` gets the validated values and throws when it fails. Together with `Form` every
 * attempt ends in success, in a focused invalid field, or in a focused note that names the error: never in silence.
 * @param onWrong opens the step with the invalid fields
 */
export function useSubmit<Form extends FieldValues, Values>(
  form: UseFormReturn<Form, unknown, Values>,
  send: (values: Values) => Promise<void> | void,
  explain?: Explain,
  onWrong?: SubmitErrorHandler<Form>,
): Submission {
  const t = useTexts();
  const { begin, shown } = useAttempts((error) => applyProblem(error, form, t), explain);
  const { errors } = form.formState;
  const submit = (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    return begin('submit', () => form.handleSubmit(send, onWrong)(event));
  };
  return { ...shown, submit, attempt: (act) => begin('attempt', act), errors, form };
}

const noErrors: FieldErrors = {};

/** The same for a form whose fields cannot be invalid. */
export function usePlainSubmit(send: () => Promise<void>, explain?: Explain): Submission {
  const t = useTexts();
  const { begin, shown } = useAttempts((error) => problemSentence(error, t), explain);
  const submit = (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    return begin('submit', send);
  };
  return { ...shown, submit, attempt: (act) => begin('attempt', act), errors: noErrors, form: null };
}
