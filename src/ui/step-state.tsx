import { type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '#ui/light/class-names.ts';
import '#ui/light/initials.css';
import './step-state.css';

export interface StepStateProps {
  icon: ReactNode;
  tone?: 'info' | 'ok' | 'wait' | 'bad';
  title: string;
  /** The message to the person. */
  children: ReactNode;
  actions?: ReactNode;
  /** Small print at the end. */
  note?: ReactNode;
  /** The state follows an action of the person: its heading gets focus, so that screen readers announce it. */
  focused?: boolean;
}

/** Result of a step: sent, changed, no longer valid. */
export function StepState({ icon, tone = 'info', title, children, actions, note, focused }: StepStateProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);
  return (
    <div className="stack step-state">
      <div className="row top g16 flex-wrap">
        <span className={classNames('initials tone-1', tone)} aria-hidden="true">
          {icon}
        </span>
        <div className="grow">
          <h1 ref={heading} tabIndex={-1}>
            {title}
          </h1>
          <div className="dim mt8">{children}</div>
        </div>
      </div>
      {actions ? <div className="row g12 flex-wrap">{actions}</div> : null}
      {note}
    </div>
  );
}
