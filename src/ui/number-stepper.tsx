import { useState } from 'react';
import { IconButton } from './light/icon-button.tsx';
import { IconMinus, IconPlus } from './light/icons.tsx';
import './number-stepper.css';

export interface NumberStepperProps {
  /** What is counted; the accessible name of the field and of the group. */
  label: string;
  /** Names of the buttons. */
  less: string;
  more: string;
  /** Id of an element that describes the range. */
  describedBy?: string | undefined;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
}

/** A small integer with a button on each side; it can be typed, and arrow keys change it. */
export function NumberStepper({ label, less, more, describedBy, value, min, max, onChange }: NumberStepperProps) {
  /** Typed text that is not a number in the range yet. */
  const [typed, setTyped] = useState<string | null>(null);
  const change = (next: number): void => {
    setTyped(null);
    if (next !== value) onChange(Math.min(Math.max(next, min), max));
  };
  const type = (text: string): void => {
    const next = Number(text);
    if (/^\d+$/.test(text) && next >= min && next <= max) change(next);
    else setTyped(text);
  };
  /** Incomplete input becomes the nearest allowed number. */
  const settle = (): void => {
    if (typed !== null) change(/^\d+$/.test(typed) ? Number(typed) : value);
  };
  const step = (by: 1 | -1) => {
    const atEnd = by < 0 ? value <= min : value >= max;
    return (
      <IconButton
        size="sm"
        framed
        label={by < 0 ? less : more}
        icon={by < 0 ? <IconMinus /> : <IconPlus />}
        // Not `disabled`, which would lose the focus at the end of the range.
        aria-disabled={atEnd || undefined}
        onClick={() => (atEnd ? undefined : change(value + by))}
      />
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the fieldset is the field around it
    <span className="number-stepper" role="group" aria-label={label}>
      {step(-1)}
      <input
        className="number-stepper-input"
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        min={min}
        max={max}
        step={1}
        value={typed ?? value}
        onChange={(event) => type(event.currentTarget.value)}
        onBlur={settle}
        onKeyDown={(event) => {
          if (event.key === 'Enter') settle();
        }}
      />
      {step(1)}
    </span>
  );
}
