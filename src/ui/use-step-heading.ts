import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';

/** The heading of a step, which gets the focus when the step changes, unless something else is to have it (`isTaken`). */
export function useStepHeading(step: string, isTaken: () => boolean): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shownStep = useRef(step);
  const focusHeading = useEffectEvent(() => {
    if (!isTaken()) heading.current?.focus({ preventScroll: true });
  });
  useEffect(() => {
    if (shownStep.current === step) return;
    shownStep.current = step;
    focusHeading();
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [step]);
  return heading;
}
