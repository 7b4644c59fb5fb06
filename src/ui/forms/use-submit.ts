import { createContext, type ReactNode, type SyntheticEvent, useRef, useState } from 'react';
import type { FieldErrors, FieldValues, SubmitErrorHandler, UseFormReturn } from 'react-hook-form';
import { ApiProblem } from '#kit/client-errors.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { usePosted } from './posted.tsx';
import { problemSentence } from './problem-sentence.ts';
import { applyProblem } from './zod-form.ts';

/** State of a form's sending; `Form` shows it. */
export interface Submission {
  /** Checks and sends. */
  submit: (event?: SyntheticEvent) => Promise<void>;
  /** Performs a part of the sending: its errors are shown like those of the sending. */
  attempt: (act: () => Promise<void> | void) => Promise<void>;
  /** What is under way: nothing else is begun meanwhile; sending waits for a part. */
  running: 'submit' | 'attempt' | null;
  /** Attempts that have ended, well or not. */
  tries: number;
  /** Shown above the form after the last attempt; null when there is nothing to show. */
  problem: ReactNode;
  errors: FieldErrors;
  /** Its fields, which those inside `Form` know by name; null where none can be wrong. */
  // biome-ignore lint/suspicious/noExplicitAny: of whatever form
  form: UseFormReturn<any, unknown, any> | null;
}

/** What is under way in the `Form` around. */
export const RunningContext = createContext<Submission['running']>(null);

/**
 * Other sentences for some failures; `usual` puts field errors at their fields and returns the rest. Null means that
 * it is shown elsewhere, where the focus then goes (a window).
 */
type Explain = (error: unknown, usual: () => ReactNode) => ReactNode;

function useAttempts(usual: (error: unknown) => ReactNode, explain: Explain | undefined) {
  const posted = usePosted();
  // A form that was sent without scripts and refused has made its attempt already.
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
    // Who sends while a part is still under way means both.
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
 * The one way to send a form. `send` gets what was checked and throws when it fails. Together with `Form` every attempt ends
 * in success, in a wrong field with the focus, or in a focused note that names what blocks: never in silence.
 * @param onWrong opens the step that holds the wrong fields
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

/** The same for a form whose fields cannot be wrong. */
export function usePlainSubmit(send: () => Promise<void>, explain?: Explain): Submission {
  const t = useTexts();
  const { begin, shown } = useAttempts((error) => problemSentence(error, t), explain);
  const submit = (event?: SyntheticEvent): Promise<void> => {
    event?.preventDefault();
    return begin('submit', send);
  };
  return { ...shown, submit, attempt: (act) => begin('attempt', act), errors: noErrors, form: null };
}
