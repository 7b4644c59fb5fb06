import { type ReactNode, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { Link } from './light/link.tsx';
import './segmented.css';

export interface SegmentedLink {
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
}

/** A few views of the same thing as links: order of a list, candidate or employer. `block` fills the width. */
export function SegmentedLinks({
  label,
  items,
  block = false,
}: {
  label: string;
  items: readonly SegmentedLink[];
  block?: boolean;
}) {
  return (
    <nav className={classNames('segmented', block && 'segmented-block')} aria-label={label}>
      {items.map((item) => (
        <Link key={item.href} className="segment" href={item.href} aria-current={item.current ? 'true' : undefined}>
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

export interface SegmentedOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Accessible name when the label is only an icon. */
  name?: string | undefined;
  disabled?: boolean | undefined;
}

export interface SegmentedControlProps<Value extends string> {
  label: string;
  options: readonly SegmentedOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** Name of the native radios; generated when missing. */
  name?: string | undefined;
  block?: boolean | undefined;
}

/** A choice between two to four short words in a form (Neto / Bruto), as native radios. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  block = false,
}: SegmentedControlProps<Value>) {
  const generatedId = useId();
  return (
    <div className={classNames('segmented', block && 'segmented-block')} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value} className="segment">
          <input
            type="radio"
            name={name ?? generatedId}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-label={option.name}
            onChange={() => onChange(option.value)}
          />
          {option.label}
        </label>
      ))}
    </div>
  );
}
