import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { useFieldControl } from './field.tsx';
import { classNames } from './light/class-names.ts';
import './choice.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The label of the box; may contain links. */
  label: ReactNode;
  /** Number of results with this choice, at the end of the row. */
  count?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  /** Whether some but not all of the items below are chosen. */
  indeterminate?: boolean | undefined;
}

/** A native checkbox with its label; `className` applies to the label, `ref` and the other props to the input. */
export function Checkbox({ label, count, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames('choice', className)}>
      <input
        {...rest}
        {...aria}
        type="checkbox"
        className="choice-box"
        ref={(node) => {
          own.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
      />
      <span>{label}</span>
      {count === undefined ? null : <span className="choice-count">{count}</span>}
    </label>
  );
}

/** A native radio button with its label; radios of one question share `name`. */
export function Radio({ label, count, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('choice', className)}>
      <input {...rest} type="radio" className="choice-box choice-round" />
      <span>{label}</span>
      {count === undefined ? null : <span className="choice-count">{count}</span>}
    </label>
  );
}
