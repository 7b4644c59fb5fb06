import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import './choice.css';

interface ChoiceProps extends Omit<ComponentProps<'input'>, 'type' | 'size'> {
  /** The words beside the box; may hold links. */
  label: ReactNode;
  /** How many results the choice has, at the end of the row. */
  count?: ReactNode;
}

export interface CheckboxProps extends ChoiceProps {
  /** Some but not all of the things below are chosen. */
  indeterminate?: boolean | undefined;
}

/** A native checkbox with its label; `className` goes to the label, `ref` and the rest to the input. */
export function Checkbox({ label, count, indeterminate = false, className, ref, ...rest }: CheckboxProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  const own = useRef<HTMLInputElement | null>(null);
  useEffect(() => {
    if (own.current) own.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return (
    <label className={classNames('ck', className)}>
      <input
        {...rest}
        {...aria}
        type="checkbox"
        className="box"
        ref={(node) => {
          own.current = node;
          if (typeof ref === 'function') return ref(node);
          if (ref) ref.current = node;
        }}
      />
      <span>{label}</span>
      {count === undefined ? null : <span className="n">{count}</span>}
    </label>
  );
}

/** A native radio button with its label; radios of one question share `name`. */
export function Radio({ label, count, className, ...rest }: ChoiceProps) {
  return (
    <label className={classNames('ck', className)}>
      <input {...rest} type="radio" className="box r" />
      <span>{label}</span>
      {count === undefined ? null : <span className="n">{count}</span>}
    </label>
  );
}
