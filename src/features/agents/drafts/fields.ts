import { z } from 'zod';
import { facetFilters, longestKeyword, maxKeywords } from '#features/postings/search-address.ts';
import { maxListedValues } from '#kit/search-values.ts';
import type { AgentSearch } from '../agent-search.ts';
import { agentDraftKinds, agentSteps } from '../agent-steps.ts';
import { agentFrequencies } from '../frequency.ts';

const texts = (most: number, longest: number) => z.array(z.string().max(longest)).max(most);

/** Values of the wizard's fields, complete or not: only their size is limited, full validation happens on saving. */
export const agentDraftValues = z.strictObject({
  title: z.string().max(500),
  search: z.strictObject({
    ...Object.fromEntries(facetFilters.map((name) => [name, texts(maxListedValues, 60)])),
    employers: z.array(z.number().int()).max(maxListedValues),
    keywords: texts(maxKeywords, longestKeyword * 2),
    salaryFrom: z.number().int().nullable().default(null),
    salaryUnstated: z.boolean().default(false),
  }) as unknown as z.ZodType<AgentSearch>,
  emailNotifications: z.boolean(),
  frequency: z.enum(agentFrequencies),
  /** The step the candidate was on last. */
  step: z.enum(agentSteps),
});
export type AgentDraftValues = z.output<typeof agentDraftValues>;

const positive = z.number().int().min(1).max(2_147_483_647);
const subject = z.strictObject({ id: positive, version: positive });

export const agentDraftInput = z.strictObject({
  /** The edited agent; null for a new one. */
  agent: subject.nullable(),
  values: agentDraftValues,
  /** Version of the draft that this one replaces; 0 for the first. */
  version: z.number().int().min(0).max(2_147_483_646),
});
export type AgentDraftInput = z.output<typeof agentDraftInput>;

export const savedAgentDraft = z
  .object({
    agent: subject.nullable(),
    values: agentDraftValues,
    version: z.number().int(),
    savedAt: z.iso.datetime(),
  })
  .meta({ id: 'AgentDraft' });
export type SavedAgentDraft = z.output<typeof savedAgentDraft>;

export const agentDraftParams = z.object({
  kind: z.string().transform((kind) => agentDraftKinds.find((known) => known === kind) ?? null),
});
export const agentDraftAnswer = z.object({ draft: savedAgentDraft.nullable() });
