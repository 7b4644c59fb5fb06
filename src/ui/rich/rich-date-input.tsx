import '@mantine/core/styles/CloseButton.css';
import '@mantine/core/styles/Input.css';
import '@mantine/dates/styles.css';
import 'dayjs/locale/sr.js';
import { DateInput, DatesProvider } from '@mantine/dates';
import type { FocusEventHandler, Ref } from 'react';
import { formatDate, parseDate } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { IconCalendar } from '../light/icons.tsx';
import { useTexts } from '../site/site-context.tsx';
import { useRichField } from './rich-field.ts';
import './rich-date-input.css';

export interface RichDateInputProps {
  /** A day as 'YYYY-MM-DD', null, or invalid input as typed. */
  value: string | null;
  /**
   * Returns a day, also one outside of `min` and `max`; null for empty input; invalid input as typed, so that the
   * form reports it.
   */
  onChange: (value: string | null) => void;
  /** First and last day that can be chosen, 'YYYY-MM-DD'. */
  min?: string | undefined;
  max?: string | undefined;
  /** What the calendar begins with: for a date of birth take `year`. */
  startWith?: 'month' | 'year' | 'decade' | undefined;
  /** Language of the calendar; in the field the date is in figures, so that it can be typed in both. */
  language: Language;
  clearable?: boolean | undefined;
  disabled?: boolean | undefined;
  name?: string | undefined;
  id?: string | undefined;
  'aria-label'?: string | undefined;
  onBlur?: FocusEventHandler<HTMLInputElement> | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A date, typed in any usual way or picked from a calendar; belongs in a `Field`. */
export default function RichDateInput(props: RichDateInputProps) {
  const {
    value,
    onChange,
    min,
    max,
    startWith = 'month',
    language,
    clearable = false,
    disabled = false,
    ...rest
  } = props;
  const t = useTexts();
  const field = useRichField(rest);
  const isDay = value === null || parseDate(value) === value;
  return (
    <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
      <DateInput
        {...rest}
        {...field}
        data-field={rest.name}
        size="md"
        value={isDay ? value : null}
        onChange={onChange}
        // The widget keeps silent about what it cannot take, and would put its last day back.
        fixOnBlur={isDay}
        onInput={(event) => {
          const typed = event.currentTarget.value.trim();
          onChange(typed === '' ? null : (parseDate(typed) ?? typed));
        }}
        dateParser={(text) => parseDate(text)}
        valueFormat={(day) => formatDate(day, 'sr')}
        ariaLabels={{
          previousMonth: t('ui.earlier'),
          nextMonth: t('ui.later'),
          previousYear: t('ui.earlier'),
          nextYear: t('ui.later'),
          previousDecade: t('ui.earlier'),
          nextDecade: t('ui.later'),
        }}
        defaultLevel={startWith}
        placeholder={t('ui.datePlaceholder')}
        clearable={clearable}
        clearButtonProps={{ 'aria-label': t('ui.clear') }}
        disabled={disabled}
        rightSection={<IconCalendar />}
        rightSectionPointerEvents="none"
        popoverProps={{
          withinPortal: false,
          floatingStrategy: 'fixed',
          offset: 4,
          shadow: 'md',
          radius: 'lg',
        }}
        classNames={{
          wrapper: 'rich-frame',
          section: 'rich-section',
          input: 'rich-input',
          day: 'rich-day',
          monthsListControl: 'rich-day',
          yearsListControl: 'rich-day',
        }}
        {...(min === undefined ? {} : { minDate: min })}
        {...(max === undefined ? {} : { maxDate: max })}
      />
    </DatesProvider>
  );
}
