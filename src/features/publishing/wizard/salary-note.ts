import type { ComponentType } from 'react';
import type { SalaryRange } from '#kit/money.ts';

/** The fields of a posting that its pay depends on, as far as they are filled in. */
export interface SalaryNoteProps {
  salary: SalaryRange;
  categories: readonly string[];
  locations: readonly string[];
  jobType: string;
  contractType: string;
}

/** A note of a plugin below the pay, while it is typed. */
export type SalaryNote = ComponentType<SalaryNoteProps>;
