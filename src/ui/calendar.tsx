import 'cally';
import type { CalendarDateProps, CalendarMonthProps } from 'cally';
import { type HTMLAttributes, type RefAttributes, useEffect, useRef, useState } from 'react';
import { formatMonth, type LocalDay, localDay } from '#kit/dates.ts';
import { intlTag } from '#kit/i18n/language.ts';
import { IconChevronLeft, IconChevronRight } from './light/icons.tsx';
import { VisuallyHidden } from './light/visually-hidden.tsx';
import { useLanguage, useTexts } from './site/site-context.tsx';
import './menu.css';
import './calendar.css';

type CustomElement<Props> = Props & HTMLAttributes<HTMLElement> & RefAttributes<HTMLElement>;

declare module 'react/jsx-runtime' {
  namespace JSX {
    interface IntrinsicElements {
      'calendar-date': CustomElement<
        CalendarDateProps & {
          onchange: (event: Event) => void;
          onfocusday: (event: CustomEvent<Date>) => void;
        }
      >;
      'calendar-month': CustomElement<CalendarMonthProps>;
    }
  }
}

const clampDay = (day: LocalDay, min = day, max = day): LocalDay => (day < min ? min : day > max ? max : day);

export interface CalendarProps {
  /** The chosen day. */
  day: LocalDay | null;
  min: LocalDay | undefined;
  max: LocalDay | undefined;
  /** Whether it takes the focus when opened. */
  entered: boolean;
  onChoose: (day: LocalDay) => void;
  onClose: () => void;
}

/** The calendar inside a field's frame: opens below the field, and closes when the focus leaves the frame. */
export default function Calendar({ day, min, max, entered, onChoose, onClose }: CalendarProps) {
  const t = useTexts();
  const language = useLanguage();
  const panel = useRef<HTMLSpanElement>(null);
  const calendar = useRef<HTMLElement>(null);
  const today = localDay(new Date());
  const [seen, setSeen] = useState(clampDay(day ?? today, min, max));

  useEffect(() => {
    const frame = panel.current?.parentElement;
    if (!frame) return;
    panel.current?.showPopover({ source: frame });
    const leave = ({ relatedTarget }: FocusEvent): void => {
      if (relatedTarget instanceof Node && !frame.contains(relatedTarget)) panel.current?.hidePopover();
    };
    frame.addEventListener('focusout', leave);
    return () => frame.removeEventListener('focusout', leave);
  }, []);
  useEffect(() => {
    if (day) setSeen(clampDay(day, min, max));
  }, [day, min, max]);
  useEffect(() => {
    if (!entered) return;
    // The component renders its days only after its first frame.
    const drawn = requestAnimationFrame(() => calendar.current?.focus());
    return () => cancelAnimationFrame(drawn);
  }, [entered]);

  return (
    <span
      ref={panel}
      popover="auto"
      role="dialog"
      aria-label={t('ui.openCalendar')}
      className="menu menu-auto menu-start calendar"
      onToggle={(event) => {
        if (event.newState === 'closed') onClose();
      }}
    >
      <calendar-date
        ref={calendar}
        locale={intlTag[language]}
        firstDayOfWeek={1}
        showOutsideDays
        formatWeekday="short"
        today={today}
        focusedDate={seen}
        value={day ?? ''}
        min={min ?? ''}
        max={max ?? ''}
        onfocusday={({ detail }) => setSeen(detail.toISOString().slice(0, 10))}
        onchange={({ currentTarget }) => {
          // Closed first, so that the focus returns to the field.
          panel.current?.hidePopover();
          onChoose((currentTarget as HTMLInputElement).value);
        }}
      >
        <span slot="previous">
          <IconChevronLeft />
          <VisuallyHidden>{t('ui.earlier')}</VisuallyHidden>
        </span>
        <span slot="next">
          <IconChevronRight />
          <VisuallyHidden>{t('ui.later')}</VisuallyHidden>
        </span>
        <span slot="heading" className="calendar-month" aria-hidden="true">
          {formatMonth(seen, language)}
        </span>
        <calendar-month />
      </calendar-date>
    </span>
  );
}
