import { counted } from '#kit/money.ts';
import type { ComboboxField } from '#ui/combobox.tsx';
import { ComboboxList, type ComboboxOption } from '#ui/combobox-list.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { pauseMs } from '../../search/web/suggestion-options.tsx';
import { suggestSkills } from '../contract.ts';

export interface SkillListProps {
  onChoose: (skill: string) => void;
}

/** Skills that match the typed text with their numbers of postings; the most common ones when nothing is typed. */
export default function SkillList({ onChoose, ...field }: SkillListProps & ComboboxField) {
  const t = useTexts();
  const language = useLanguage();
  const api = useApi();
  const find = async (q: string, signal: AbortSignal): Promise<ComboboxOption[]> => {
    // The input is read-only when no more skills can be added.
    if (field.input.readOnly) return [];
    const { data } = await api.call(suggestSkills, { query: { q } }, { signal });
    return data.map(({ label, count }) => ({
      key: label,
      label,
      note: count > 0 ? t('postings.search.count', counted(count, language)) : undefined,
    }));
  };
  return <ComboboxList {...field} find={find} pauseMs={pauseMs} onChoose={({ label }) => onChoose(label)} />;
}
