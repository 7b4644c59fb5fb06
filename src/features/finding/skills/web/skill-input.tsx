import { useCombobox } from '#ui/combobox.tsx';
import { TextInput, type TextInputProps } from '#ui/text-input.tsx';
import type { SkillListProps } from './skill-list.tsx';

const loadSkillList = async () => (await import('./skill-list.tsx')).default;

export interface SkillInputProps extends TextInputProps {
  /** Called with a skill that is chosen from the list. */
  onSkill: (skill: string) => void;
}

/** A skill in words, suggested by what live postings ask for. */
export function SkillInput({ onSkill, onFocus, ...rest }: SkillInputProps) {
  const combobox = useCombobox<SkillListProps>(loadSkillList);
  return (
    <TextInput
      {...rest}
      autoComplete="off"
      suffix={combobox.list({ onChoose: onSkill })}
      onFocus={(event) => {
        onFocus?.(event);
        combobox.onFocus(event);
      }}
    />
  );
}
