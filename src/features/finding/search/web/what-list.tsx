import type { Suggestion } from '#features/postings/search-fields.ts';
import { ComboboxList } from '#ui/combobox-list.tsx';
import { LatestSearchList } from './latest-search-list.tsx';
import { pauseMs, useSuggestionOptions } from './suggestion-options.tsx';

export interface WhatListProps {
  onChoose: (suggestion: Suggestion) => void;
}

/** Under „Šta tražite”: the latest searches while nothing is typed, then all that could be meant. */
export default function WhatList({ input, onChoose }: WhatListProps & { input: HTMLInputElement }) {
  const find = useSuggestionOptions();
  return (
    <>
      <LatestSearchList input={input} />
      <ComboboxList
        input={input}
        find={find}
        pauseMs={pauseMs}
        onChoose={({ suggestion }) => onChoose(suggestion)}
      />
    </>
  );
}
