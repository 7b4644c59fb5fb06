import { useEffect, useState } from 'react';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextInput } from '#ui/text-input.tsx';
import type { DayCalendarProps } from './day-calendar.tsx';

const loadCalendar = async () => (await import('./day-calendar.tsx')).default;

export interface DayInputProps {
  id: string;
  /** Of the query of the list. */
  name: string;
  day: LocalDay | null;
}

/**
 * A day in the filters of a list, in the usual format (`5. 12. 2026.`); the calendar is loaded once the page is
 * interactive.
 */
export function DayInput({ id, name, day }: DayInputProps) {
  const { Part: Calendar, ask } = useOnDemand<DayCalendarProps>(loadCalendar);
  const [value, setValue] = useState<string | null>(day);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page has come alive
  useEffect(() => void ask(), []);
  if (Calendar) return <Calendar id={id} name={name} value={value} onChange={setValue} />;
  return <TextInput id={id} size="sm" name={name} defaultValue={day ? formatDate(day, 'sr') : ''} />;
}
