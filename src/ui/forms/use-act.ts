import { useRef, useState } from 'react';
import { problemOf } from '#kit/client-errors.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { problemSentence } from './problem-sentence.ts';

export interface ActOptions {
  /**
   * Shows a failure in a toast: this title above the message, or `true` for the message alone. Without it the page
   * shows `problem`.
   */
  toast?: string | true;
  /** Replaces the message of some failures; null: nothing more to show. */
  explain?: (error: unknown, usual: () => string) => string | null;
  /** Shown in a toast after success. */
  done?: string;
  /** Reloads the data of the page after a conflict (409). */
  refresh?: () => Promise<void>;
}

export interface Act<Input extends unknown[]> {
  /** Performs the act, unless it is running already; returns whether it succeeded. */
  run: (...input: Input) => Promise<boolean>;
  /** Arguments of the running act; null while there is none. */
  busy: Input | null;
  /** Why the last attempt failed; null when there is nothing to show. */
  problem: string | null;
  clear: () => void;
}

/**
 * The one way to perform an action that is not a form: one at a time, with every failure shown. `perform` throws when
 * it fails.
 */
export function useAct<Input extends unknown[]>(
  perform: (...input: Input) => Promise<unknown>,
  { toast, explain, done, refresh }: ActOptions = {},
): Act<Input> {
  const t = useTexts();
  const toaster = useToast();
  const [busy, setBusy] = useState<Input | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const running = useRef(false);

  const fail = (error: unknown): void => {
    const usual = () => problemSentence(error, t);
    const sentence = explain ? explain(error, usual) : usual();
    if (problemOf(error)?.status === 409) void refresh?.();
    if (sentence === null) return;
    if (toast === undefined) setProblem(sentence);
    else if (toast === true) toaster.show({ tone: 'error', title: sentence });
    else toaster.show({ tone: 'error', title: toast, text: sentence });
  };

  const run = async (...input: Input): Promise<boolean> => {
    if (running.current) return false;
    running.current = true;
    setBusy(input);
    setProblem(null);
    try {
      await perform(...input);
    } catch (error) {
      fail(error);
      return false;
    } finally {
      running.current = false;
      setBusy(null);
    }
    if (done !== undefined) toaster.show({ tone: 'ok', title: done });
    return true;
  };
  return { run, busy, problem, clear: () => setProblem(null) };
}
