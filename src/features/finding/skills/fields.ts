import { z } from 'zod';
import { textQuery } from '#kit/query-fields.ts';

/** Each typed word must be a prefix of a word of the skill; an empty query matches all. */
export const skillsQuery = z.object({ q: textQuery(60) });
export type SkillsQuery = z.output<typeof skillsQuery>;

/** A skill in the language of the request, with the number of live postings that name it. */
export const skill = z.object({ label: z.string(), count: z.number().int() }).meta({ id: 'Skill' });
export type Skill = z.output<typeof skill>;
