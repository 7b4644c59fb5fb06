import { createContext } from 'react';
import type { SalaryNote } from '../salary-note.ts';

/** The notes of plugins below the pay, by name. */
export const SalaryNotes = createContext<Readonly<Record<string, SalaryNote>>>({});
