import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { useFieldControl } from './field.tsx';
import './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** The words beside the switch; without them give `aria-label`. */
  label?: ReactNode;
}

/** An on/off choice that works at once. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  return (
    <label className={classNames('swl', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on */}
      <input {...rest} {...aria} type="checkbox" role="switch" className="sw" />
      {label ? <span>{label}</span> : null}
    </label>
  );
}
