import { ComboboxInput } from '#ui/combobox-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import type { SkillListProps } from './skill-list.tsx';

const loadPositionList = async () => (await import('../../search/web/suggestion-lists.tsx')).PositionList;
const loadSkillList = async () => (await import('./skill-list.tsx')).default;

/** An occupation in words, suggested by what live postings are called. */
export const PositionInput = (props: TextInputProps) => (
  <ComboboxInput {...props} load={loadPositionList} options={{}} />
);

export interface SkillInputProps extends TextInputProps {
  /** Called with a skill that is chosen from the list. */
  onSkill: (skill: string) => void;
}

/** A skill in words, suggested by what live postings ask for. */
export const SkillInput = ({ onSkill, ...rest }: SkillInputProps) => (
  <ComboboxInput<SkillListProps> {...rest} load={loadSkillList} options={{ onChoose: onSkill }} />
);
