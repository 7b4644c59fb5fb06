import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import './choice.css';
import './radio-card.css';

export interface RadioCardProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'title'> {
  /** Bold first line. */
  title?: ReactNode;
  /** Second line, or the only one without a title. */
  children?: ReactNode;
  /** At the end of the row: a price or a badge. */
  aside?: ReactNode;
  /** One short line, box centred. */
  compact?: boolean | undefined;
  /** Several cards may be chosen (a checkbox instead of a radio). */
  multiple?: boolean | undefined;
}

/** A choice as a card; the whole card is the label. */
export function RadioCard({
  title,
  children,
  aside,
  compact = false,
  multiple = false,
  className,
  ...rest
}: RadioCardProps) {
  return (
    <label className={classNames('radio-card', compact && 'radio-card-compact', className)}>
      <input
        {...rest}
        type={multiple ? 'checkbox' : 'radio'}
        className={classNames('choice-box', !multiple && 'choice-round')}
      />
      <span className="radio-card-body">
        {title ? <b className="radio-card-title">{title}</b> : null}
        {children}
      </span>
      {aside}
    </label>
  );
}
