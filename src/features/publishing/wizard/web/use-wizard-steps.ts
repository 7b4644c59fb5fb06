import { useEffect, useEffectEvent, useState } from 'react';
import { stepGate } from '../../drafts/web/draft-check.ts';
import type { DraftForm, DraftSource } from '../../drafts/web/use-draft-form.ts';
import type { PostingStep } from '../../posting-steps.ts';

export type GoTo = (step: PostingStep, options?: { replace: boolean }) => void;

/**
 * The open step, why a requested one is closed, and navigation between them (rules.md#posting-wizard).
 * @param asked the step in the address, or the initial one
 * @param isNamed whether the address contains everything needed for a reload, another tab and going back
 */
export function useWizardSteps(
  form: DraftForm['form'],
  source: DraftSource,
  asked: PostingStep,
  goTo: GoTo,
  isNamed: boolean,
) {
  const gate = stepGate(form.getValues(), asked, source.lastDayOf);
  const { step } = gate;
  // A closed step in the address is reported as well; that a renewal begins with the ad type is not an error.
  const closed = source.kind === 'renew' && gate.locked?.missing.step === 'tip' ? null : gate.locked;
  const [locked, setLocked] = useState(closed);

  const closedStep = useEffectEvent(() => {
    if (closed) setLocked(closed);
  });
  // Hides the note once the person starts filling in the step.
  useEffect(() => {
    if (!locked) return;
    return form.subscribe({
      formState: { values: true },
      callback: ({ name }) => {
        if (name !== 'step') setLocked(null);
      },
    });
  }, [form, locked]);
  useEffect(() => {
    if (step === asked && isNamed) return;
    if (step !== asked) closedStep();
    goTo(step, { replace: true });
  }, [step, asked, goTo, isNamed]);

  /** Clears the errors of the previous step. */
  const changeStep = (next: PostingStep) => {
    form.reset(form.getValues(), { keepValues: true, keepDirty: true });
    setLocked(null);
    goTo(next);
  };

  /** Opens a step, or shows what is missing before it. */
  const open = (target: PostingStep) => {
    const next = stepGate(form.getValues(), target, source.lastDayOf);
    if (next.locked) setLocked(next.locked);
    else changeStep(target);
  };

  return { step, locked, clearLocked: () => setLocked(null), changeStep, open };
}
