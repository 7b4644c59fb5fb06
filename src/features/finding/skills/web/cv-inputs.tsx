import { ComboboxInput } from '#ui/combobox-input.tsx';
import type { TextInputProps } from '#ui/text-input.tsx';
import type { SkillListProps } from './skill-list.tsx';

const loadPositionList = async () => (await import('../../search/web/suggestion-lists.tsx')).PositionList;
const loadSkillList = async () => (await import('./skill-list.tsx')).default;

/** Free-text occupation input with suggestions from titles of live postings. */
export const PositionInput = (props: TextInputProps) => (
  <ComboboxInput {...props} load={loadPositionList} options={{}} />
);

export interface SkillInputProps extends TextInputProps {
  /** Called with a skill selected from the list. */
  onSkill: (skill: string) => void;
}

/** Free-text skill input with suggestions from skills named in live postings. */
export const SkillInput = ({ onSkill, ...rest }: SkillInputProps) => (
  <ComboboxInput<SkillListProps> {...rest} load={loadSkillList} options={{ onChoose: onSkill }} />
);
