import type { ComponentType } from 'react';
import type { TextInputProps } from '#ui/text-input.tsx';

/** Text fields with suggestions that other features know, handed in by the page. */
export interface CvInputs {
  /** A town of the list of places. */
  Town: ComponentType<TextInputProps & { onPostal: (postal: string) => void }>;
  /** An occupation, as postings call it. */
  Position: ComponentType<TextInputProps>;
  /** A skill that postings ask for; `onSkill` is called with one that is chosen. */
  Skill: ComponentType<TextInputProps & { onSkill: (skill: string) => void }>;
}
