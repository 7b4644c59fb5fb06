import { z } from 'zod';
import { textQuery } from '#kit/query-fields.ts';

/** Every typed word is the beginning of a word of the skill; nothing typed finds all. */
export const skillsQuery = z.object({ q: textQuery(60) });
export type SkillsQuery = z.output<typeof skillsQuery>;

/** A skill in the language of the request, and how many live postings name it. */
export const skill = z.object({ label: z.string(), count: z.number().int() }).meta({ id: 'Skill' });
export type Skill = z.output<typeof skill>;
