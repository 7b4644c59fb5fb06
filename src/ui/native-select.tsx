import type { ComponentProps, ReactNode } from 'react';
import { useFieldControl } from './field.tsx';
import { classNames } from './light/class-names.ts';
import { IconChevronDown } from './light/icons.tsx';
import './text-input.css';

export interface SelectOption {
  value: string;
  label: string;
  disabled?: boolean | undefined;
}

export interface NativeSelectProps extends Omit<ComponentProps<'select'>, 'size'> {
  size?: 'sm' | 'md' | undefined;
  icon?: ReactNode;
  options?: readonly SelectOption[] | undefined;
  /** Shown while nothing is chosen; the empty value then means „none”. */
  placeholder?: string | undefined;
}

/** The platform's own list of choices; options as data, or `<option>` and `<optgroup>` as children. */
export function NativeSelect({
  size,
  icon,
  options,
  placeholder,
  className,
  style,
  children,
  ...rest
}: NativeSelectProps) {
  const { labelId: _, ...aria } = useFieldControl(rest);
  return (
    <span className={classNames('input input-select', size === 'sm' && 'input-sm', className)} style={style}>
      {icon}
      <select {...rest} {...aria} className="input-control">
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options?.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
        {children}
      </select>
      <IconChevronDown className="caret" />
    </span>
  );
}
