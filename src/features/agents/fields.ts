import { z } from 'zod';
import { catalog } from '#features/catalog/catalog.ts';
import { postingCard } from '#features/postings/fields.ts';
import { postingLimits } from '#features/postings/posting-limits.ts';
import { facetFilters, longestKeyword, maxKeywords } from '#features/postings/search-address.ts';
import { codesOf } from '#kit/codes.ts';
import { localDayField, oneLine } from '#kit/fields.ts';
import { countQuery, pageMeta, pageQuery } from '#kit/query-fields.ts';
import { maxListedValues } from '#kit/search-values.ts';
import { issueCode } from '#kit/validation-issues.ts';
import { longestAgentTitle } from './agent-limits.ts';
import { type AgentSearch, hasCriterion, isKeyword } from './agent-search.ts';
import { agentFrequencies } from './frequency.ts';

const unique = <T>(items: T[]): T[] => [...new Set(items)];

/** Codes of one list: unknown codes are rejected, because they would silently widen or empty the search. */
const codesField = (codes: readonly string[]) =>
  z.array(z.enum(codes)).max(maxListedValues).transform(unique).default([]);

const keyword = oneLine(longestKeyword).refine(
  (text) => text.length > longestKeyword || isKeyword(text),
  issueCode('keyword'),
);

/** Input with the search criteria of an agent: every list is optional. */
export const agentSearchInput = z.strictObject({
  ...Object.fromEntries(facetFilters.map((name) => [name, codesField(codesOf<string>(catalog[name]))])),
  employers: z.array(z.number().int().min(1).max(2_147_483_647)).max(maxListedValues).transform(unique).default([]),
  keywords: z.array(keyword).max(maxKeywords).transform(unique).default([]),
  salaryFrom: z.number().int().min(1).max(postingLimits.salary).nullable().default(null),
  salaryUnstated: z.boolean().default(false),
}) as unknown as z.ZodType<AgentSearch, Partial<AgentSearch>>;

/** ■ 'Naziv agenta je obavezan'. */
export const agentTitle = z
  .string()
  .transform((text) => text.replace(/[\s\p{Cc}]+/gu, ' ').trim())
  .refine((text) => text !== '', issueCode('agent-title'))
  .pipe(z.string().max(longestAgentTitle));

export const agentInput = z.strictObject({
  title: agentTitle,
  search: agentSearchInput.refine(hasCriterion, issueCode('choose')),
  emailNotifications: z.boolean().default(true),
  frequency: z.enum(agentFrequencies).default('instant'),
  /** First local day on which the agent sends mail again; null when not paused. */
  pausedUntil: localDayField.nullable().default(null),
});
/** Body of a new agent. */
export const newAgentInput = agentInput.extend({
  /** Whether the unfinished agent of the wizard stays: true when this one does not come from it. */
  keepDraft: z.boolean().default(false),
});

export type AgentInput = z.output<typeof agentInput>;
export type AgentForm = z.input<typeof agentInput>;

const version = z.number().int().min(1).max(2_147_483_647);

/** A complete agent with the version the change is based on. */
export const agentChange = agentInput.extend({ version });
export type AgentChange = z.output<typeof agentChange>;

/** Settings that the list changes immediately; they do not affect the search criteria. */
export const agentSwitch = z.strictObject({
  emailNotifications: z.boolean().optional(),
  frequency: z.enum(agentFrequencies).optional(),
  pausedUntil: localDayField.nullable().optional(),
});
export type AgentSwitch = z.output<typeof agentSwitch>;

/** A value in the reader's language; `gone` when it no longer exists in the lists or on the site. */
const namedValue = z.object({ code: z.string(), label: z.string(), gone: z.boolean() });

export const criterionNames = [...facetFilters, 'employers', 'keywords', 'salaryFrom'] as const;

export const criterion = z.object({ name: z.enum(criterionNames), values: z.array(namedValue) });
export type Criterion = z.output<typeof criterion>;

export const agentView = z
  .object({
    id: z.number().int(),
    title: z.string(),
    /** Search criteria, without values that no longer exist. */
    search: z.object({
      ...(Object.fromEntries(facetFilters.map((name) => [name, z.array(z.string())])) as Record<
        (typeof facetFilters)[number],
        z.ZodArray<z.ZodString>
      >),
      employers: z.array(z.number().int()),
      keywords: z.array(z.string()),
      salaryFrom: z.number().int().nullable(),
      salaryUnstated: z.boolean(),
    }),
    /** Search criteria as labels, for non-empty lists only. */
    criteria: z.array(criterion),
    emailNotifications: z.boolean(),
    frequency: z.enum(agentFrequencies),
    pausedUntil: z.string().nullable(),
    /** Number of live postings found since the candidate's last visit. */
    newHits: z.number().int(),
    lastMailedAt: z.iso.datetime().nullable(),
    /** Time when its mail was last switched on or off. */
    switchedAt: z.iso.datetime().nullable(),
    /** Inactive: unused for a year, and the question whether to continue was not answered. */
    resting: z.boolean(),
    /** Secret path of its feed. */
    feedPath: z.string(),
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Agent' });
export type AgentView = z.output<typeof agentView>;

export const agentsMeta = z.object({
  /** Max number of agents per candidate. */
  limit: z.number().int(),
  /** The account's address permanently rejects mail: nothing is sent to it. */
  undeliverable: z.boolean(),
});
export type AgentsMeta = z.output<typeof agentsMeta>;

/** A posting found by an agent, with the reasons for the match. */
export const agentPosting = z
  .object({
    posting: postingCard,
    /** Found since the last visit. */
    isNew: z.boolean(),
    /** Values of the agent that match the posting. */
    reasons: z.array(criterion),
  })
  .meta({ id: 'AgentPosting' });
export type AgentPosting = z.output<typeof agentPosting>;

export const agentPostingsQuery = z.object({
  ...pageQuery,
  newSince: countQuery().describe(
    'New is what was found after this moment, in seconds since 1970; by default after the last visit.',
  ),
});

export const agentPostingsMeta = pageMeta.extend({
  agent: agentView,
  /** Time from which `isNew` is computed, in seconds since 1970; it keeps the pages of one visit consistent. */
  newSince: z.number().int(),
});
export type AgentPostingsMeta = z.output<typeof agentPostingsMeta>;
