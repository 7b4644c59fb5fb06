import { classNames } from './light/class-names.ts';
import './meter.css';

export interface MeterProps {
  /** Percent, 0 to 100. */
  value: number;
  /** What is measured, for assistive technology. */
  label: string;
  /** Quince instead of the primary colour. */
  accent?: boolean | undefined;
}

/** A bar that shows how much of something is done. */
export function Meter({ value, label, accent = false }: MeterProps) {
  const percent = Math.round(Math.min(100, Math.max(0, value)));
  return (
    <div
      className={classNames('meter', accent && 'meter-accent')}
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
    >
      <i style={{ width: `${percent}%` }} />
    </div>
  );
}
