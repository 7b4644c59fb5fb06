import { ComboboxList } from '#ui/combobox-list.tsx';
import { pauseMs, useSuggestionOptions } from './suggestion-options.tsx';

/** Positions of live postings and names of occupations that match the typed text. */
export default function PositionList({ input }: { input: HTMLInputElement }) {
  const find = useSuggestionOptions('position');
  return <ComboboxList input={input} find={find} pauseMs={pauseMs} />;
}
