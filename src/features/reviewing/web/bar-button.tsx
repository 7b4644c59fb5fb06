import type { ComponentProps, ReactNode } from 'react';

export interface BarButtonProps extends Omit<ComponentProps<'button'>, 'children'> {
  /** The full label, which contains the short one. */
  label: string;
  /** Label below the icon where there is room. */
  short: string;
  icon: ReactNode;
}

/** A button of the bar above the list: an icon with a short label. */
export function BarButton({ label, short, icon, ...rest }: BarButtonProps) {
  return (
    <button type="button" {...rest} className="applications-act" aria-label={label} title={label}>
      {icon}
      <span aria-hidden="true">{short}</span>
    </button>
  );
}
