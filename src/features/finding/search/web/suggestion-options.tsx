import type { ReactNode } from 'react';
import type { Suggestion } from '#features/postings/search-fields.ts';
import { counted } from '#kit/money.ts';
import type { ComboboxOption } from '#ui/combobox-list.tsx';
import { IconBuilding, IconLayoutList, IconMapPin, IconSearch } from '#ui/light/icons.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { suggestPostings } from '../contract.ts';

export interface SuggestionOption extends ComboboxOption {
  suggestion: Suggestion;
}

/** Debounce delay of the request after the last key press, in milliseconds. */
export const pauseMs = 150;
const shortest = 2;

const icons: Record<Suggestion['kind'], ReactNode> = {
  position: <IconSearch />,
  company: <IconBuilding />,
  category: <IconLayoutList />,
  place: <IconMapPin />,
};

/** Fetches suggestions of one kind or all kinds, in the order of the response. */
export function useSuggestionOptions(kind?: Suggestion['kind']) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  return async (typed: string, signal: AbortSignal): Promise<SuggestionOption[]> => {
    if (typed.length < shortest) return [];
    const { data } = await api.call(suggestPostings, { query: { q: typed, kind } }, { signal });
    return data.map((suggestion) => {
      const { kind: own, code, label, count } = suggestion;
      return {
        suggestion,
        key: `${own} ${code ?? label}`,
        label,
        detail: kind || own === 'position' ? undefined : t(`postings.search.kinds.${own}`),
        note: count > 0 ? t('postings.search.count', counted(count, language)) : undefined,
        icon: icons[own],
      };
    });
  };
}
