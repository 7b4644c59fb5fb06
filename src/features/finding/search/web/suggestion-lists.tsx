import type { Suggestion } from '#features/postings/search-fields.ts';
import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList } from '#ui/combobox-list.tsx';
import { pauseMs, useSuggestionOptions } from './suggestion-options.tsx';

export interface WhatListProps {
  onChoose: (suggestion: Suggestion) => void;
}

/** Suggestions of all kinds below „Šta tražite”. */
export function WhatList({ onChoose, ...field }: WhatListProps & ComboboxField) {
  const find = useSuggestionOptions();
  return <ComboboxList {...field} find={find} pauseMs={pauseMs} onChoose={({ suggestion }) => onChoose(suggestion)} />;
}

/** Positions of live postings and names of occupations that match the typed text. */
export function PositionList(field: ComboboxField) {
  const find = useSuggestionOptions('position');
  return <ComboboxList {...field} find={find} pauseMs={pauseMs} />;
}
