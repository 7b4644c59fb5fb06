import { type FocusEvent, type Ref, useState } from 'react';
import { formatDate, type LocalDay, parseDate } from '#kit/dates.ts';
import type { CalendarProps } from './calendar.tsx';
import { IconCalendar, IconClose } from './light/icons.tsx';
import { useOnDemand } from './light/on-demand.ts';
import { useTexts } from './site/site-context.tsx';
import { TextInput } from './text-input.tsx';

const loadCalendar = async () => (await import('./calendar.tsx')).default;

export interface DateInputProps {
  /** A day as 'YYYY-MM-DD', null, or invalid input as typed. */
  value: string | null;
  /**
   * Called with a day, also one outside of `min` and `max`; null for empty input; invalid input as typed, so that the
   * form reports it.
   */
  onChange: (value: string | null) => void;
  /** First and last day that the calendar offers. */
  min?: LocalDay | undefined;
  max?: LocalDay | undefined;
  clearable?: boolean | undefined;
  size?: 'sm' | 'md' | undefined;
  name?: string | undefined;
  id?: string | undefined;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * A date, typed in figures in any common format or picked from a calendar, which is loaded when it is opened; for use
 * in a `Field`.
 */
export function DateInput({ value, onChange, min, max, clearable = false, onBlur, ...rest }: DateInputProps) {
  const t = useTexts();
  const { Part: Calendar, ask } = useOnDemand<CalendarProps>(loadCalendar);
  // While somebody types, the field shows exactly the typed text.
  const [typed, setTyped] = useState<string | null>(null);
  const [opened, setOpened] = useState<'seen' | 'entered' | null>(null);
  const day = value !== null && parseDate(value) === value ? value : null;
  const open = (how: 'seen' | 'entered'): void => {
    setOpened(how);
    void ask();
  };
  const change = (next: string | null): void => {
    setTyped(null);
    onChange(next);
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>): void => {
    if (currentTarget.parentElement?.contains(relatedTarget)) return;
    setTyped(null);
    onBlur?.();
  };
  return (
    <TextInput
      {...rest}
      data-field={rest.name}
      autoComplete="off"
      placeholder={t('ui.datePlaceholder')}
      value={typed ?? (day === null ? (value ?? '') : formatDate(day, 'sr'))}
      onChange={({ currentTarget: { value: text } }) => {
        setTyped(text);
        onChange(text.trim() === '' ? null : (parseDate(text) ?? text.trim()));
      }}
      onClick={() => open('seen')}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open('entered');
      }}
      onBlur={leave}
      suffix={
        <>
          {clearable && value ? (
            <button
              type="button"
              className="input-button"
              aria-label={t('ui.clearField')}
              onClick={() => change(null)}
              onBlur={leave}
            >
              <IconClose />
            </button>
          ) : null}
          <button
            type="button"
            className="input-button"
            aria-label={t('ui.openCalendar')}
            aria-haspopup="dialog"
            onClick={() => open('entered')}
            onBlur={leave}
          >
            <IconCalendar />
          </button>
          {opened && Calendar ? (
            <Calendar
              day={day}
              min={min}
              max={max}
              entered={opened === 'entered'}
              onChoose={change}
              onClose={() => setOpened(null)}
            />
          ) : null}
        </>
      }
    />
  );
}
