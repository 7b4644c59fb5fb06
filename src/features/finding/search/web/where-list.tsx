import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList, type ComboboxOption, writeInto } from '#ui/combobox-list.tsx';
import { IconMapPin } from '#ui/light/icons.tsx';
import { placeName } from './place-name.ts';
import { pauseMs, useSuggestionOptions } from './suggestion-options.tsx';

export interface WhereListProps {
  /** Labels of places with most postings, most first; suggested while nothing is typed. */
  busiest: readonly string[];
}

const most = 8;

/** The field may contain several places, separated by commas; the last one is being typed. */
const beforeLast = (text: string): string => text.slice(0, text.lastIndexOf(',') + 1);

/** Suggestions below „Gde”: the places with most postings while nothing is typed, then matching places. */
export default function WhereList({ busiest, ...field }: WhereListProps & ComboboxField) {
  const suggestions = useSuggestionOptions('place');
  const find = async (typed: string, signal: AbortSignal): Promise<readonly ComboboxOption[]> => {
    if (typed !== '') return suggestions(typed.slice(beforeLast(typed).length).trim(), signal);
    return busiest.slice(0, most).map((label) => ({ key: label, label, icon: <IconMapPin /> }));
  };
  return (
    <ComboboxList
      {...field}
      find={find}
      pauseMs={pauseMs}
      onChoose={({ label }) => {
        const before = beforeLast(field.input.value);
        writeInto(field.input, `${before}${before && ' '}${placeName(label)}`);
      }}
    />
  );
}
