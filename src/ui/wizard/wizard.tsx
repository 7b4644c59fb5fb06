import { createContext, type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { Steps } from '../steps.tsx';
import './wizard.css';

export interface WizardStep<Step extends string> {
  code: Step;
  label: string;
  /** Its address, for a step that is opened by a link. */
  href?: string | undefined;
}

/** What the form of the open step knows of its wizard. */
export const WizardContext = createContext<{
  step: string;
  steps: readonly WizardStep<string>[];
  open: ((step: string) => void) | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
} | null>(null);

export interface WizardProps<Step extends string> {
  title: string;
  /** Beside the title: when it was saved, and the exit. */
  head?: ReactNode;
  steps: readonly WizardStep<Step>[];
  step: Step;
  /** Opens a step, or explains why it is closed; without it only steps with an address can be opened. */
  onOpen?: ((step: Step) => void) | undefined;
  /** Called when a step was left, to save its input. */
  onLeave?: (() => void) | undefined;
  /** Whether something other than the heading of the new step gets the focus. */
  isFocusTaken?: (() => boolean) | undefined;
  /** Loaders of the steps: all are loaded with the page, as the connection may be lost later. */
  loads?: Readonly<Record<string, () => Promise<unknown>>>;
  /** Status shown for all steps. */
  status?: ReactNode;
  /** Beside the step. */
  aside: ReactNode;
  children: ReactNode;
}

/**
 * A form in steps: title, steps, the open one and what is beside it. A step that is left is saved, and the new one
 * starts at its top, with the focus on its heading. `WizardForm` is the step itself, `useStepAddress` determines which
 * one is open.
 */
export function Wizard<Step extends string>({
  title,
  head,
  steps,
  step,
  onOpen,
  onLeave,
  isFocusTaken,
  loads,
  status,
  aside,
  children,
}: WizardProps<Step>) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  const begin = useEffectEvent(() => {
    onLeave?.();
    if (!isFocusTaken?.()) heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    begin();
  }, [step]);
  useEffect(() => void Promise.allSettled(Object.values(loads ?? {}).map((load) => load())), [loads]);
  const open = onOpen as ((step: string) => void) | undefined;
  return (
    <WizardContext value={{ step, steps, open, heading }}>
      <div className="row between mb24 flex-wrap">
        <h1>{title}</h1>
        {head}
      </div>
      <Steps
        steps={steps}
        current={steps.findIndex(({ code }) => code === step)}
        onSelect={open && ((index) => open(steps[index]?.code ?? step))}
      />
      {status}
      <div className="with-panel wizard-body">
        {children}
        {aside}
      </div>
    </WizardContext>
  );
}
