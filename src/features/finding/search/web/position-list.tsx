import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList } from '#ui/combobox-list.tsx';
import { pauseMs, useSuggestionOptions } from './suggestion-options.tsx';

/** Positions of live postings and names of occupations that match the typed text. */
export default function PositionList(field: ComboboxField) {
  const find = useSuggestionOptions('position');
  return <ComboboxList {...field} find={find} pauseMs={pauseMs} />;
}
