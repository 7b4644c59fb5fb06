import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { classNames } from './light/class-names.ts';
import './switch.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'size' | 'role'> {
  /** The label of the switch; without it set `aria-label`. */
  label?: ReactNode;
}

/** An on/off control that takes effect at once. */
export function Switch({ label, className, ...rest }: SwitchProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  return (
    <label className={classNames('switch-label', className)}>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says itself whether it is on */}
      <input {...rest} {...aria} type="checkbox" role="switch" className="switch" />
      {label ? <span>{label}</span> : null}
    </label>
  );
}
