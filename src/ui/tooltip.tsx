import { type KeyboardEvent, type ReactNode, useId, useState } from 'react';
import { classNames } from './light/class-names.ts';
import './tooltip.css';

export interface TooltipProps {
  text: ReactNode;
  /** Side on which the bubble starts; it always opens above. */
  align?: 'start' | 'end' | undefined;
  className?: string | undefined;
  /** The described control; it must put the id into its `aria-describedby`. */
  children: (describedBy: string) => ReactNode;
}

/** A short explanation shown on hover and on focus; Escape hides it until the pointer or focus leaves. */
export function Tooltip({ text, align = 'end', className, children }: TooltipProps) {
  const id = useId();
  const [dismissed, setDismissed] = useState(false);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || dismissed) return;
    // It hides this alone, not the window around it.
    event.preventDefault();
    setDismissed(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only listens to Escape coming from the control inside
    <span
      className={classNames('tooltip-frame', dismissed && 'tooltip-off', className)}
      onKeyDown={onKeyDown}
      onPointerLeave={() => setDismissed(false)}
      onBlur={() => setDismissed(false)}
    >
      {children(id)}
      <span className={classNames('tooltip', align === 'start' && 'tooltip-start')} role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
