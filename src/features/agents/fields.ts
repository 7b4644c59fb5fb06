import { z } from 'zod';
import { catalog } from '#features/catalog/catalog.ts';
import { postingCard } from '#features/postings/fields.ts';
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

/** Codes of one list: an unknown one is an error, because it would silently widen or empty the agent. */
const codesField = (codes: readonly string[]) =>
  z.array(z.enum(codes)).max(maxListedValues).transform(unique).default([]);

const keyword = oneLine(longestKeyword).refine(
  (text) => text.length > longestKeyword || isKeyword(text),
  issueCode('keyword'),
);

/** What an agent searches for, as it is sent: every list may be left out. */
export const agentSearchInput = z.strictObject({
  ...Object.fromEntries(facetFilters.map((name) => [name, codesField(codesOf<string>(catalog[name]))])),
  employers: z.array(z.number().int().min(1).max(2_147_483_647)).max(maxListedValues).transform(unique).default([]),
  keywords: z.array(keyword).max(maxKeywords).transform(unique).default([]),
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
  /** The first local day on which it writes again; null: not paused. */
  pausedUntil: localDayField.nullable().default(null),
});
export type AgentInput = z.output<typeof agentInput>;
export type AgentForm = z.input<typeof agentInput>;

const version = z.number().int().min(1).max(2_147_483_647);

/** A whole agent over the version that the change began with. */
export const agentChange = agentInput.extend({ version });
export type AgentChange = z.output<typeof agentChange>;

/** What the list changes at once; none of it touches what the agent searches for. */
export const agentSwitch = z.strictObject({
  emailNotifications: z.boolean().optional(),
  frequency: z.enum(agentFrequencies).optional(),
  pausedUntil: localDayField.nullable().optional(),
});
export type AgentSwitch = z.output<typeof agentSwitch>;

/** A value in the reader's language; `gone`: the lists, or the site, do not know it any more. */
const namedValue = z.object({ code: z.string(), label: z.string(), gone: z.boolean() });

export const criterionNames = [...facetFilters, 'employers', 'keywords'] as const;
export type CriterionName = (typeof criterionNames)[number];

export const criterion = z.object({ name: z.enum(criterionNames), values: z.array(namedValue) });
export type Criterion = z.output<typeof criterion>;

export const agentView = z
  .object({
    id: z.number().int(),
    title: z.string(),
    /** What it searches for, without values that are gone. */
    search: z.object({
      ...(Object.fromEntries(facetFilters.map((name) => [name, z.array(z.string())])) as Record<
        (typeof facetFilters)[number],
        z.ZodArray<z.ZodString>
      >),
      employers: z.array(z.number().int()),
      keywords: z.array(z.string()),
    }),
    /** The same in words, only what is chosen. */
    criteria: z.array(criterion),
    emailNotifications: z.boolean(),
    frequency: z.enum(agentFrequencies),
    pausedUntil: z.string().nullable(),
    /** Live postings found since the candidate last looked. */
    newHits: z.number().int(),
    lastMailedAt: z.iso.datetime().nullable(),
    /** When its mail was last switched on or off. */
    switchedAt: z.iso.datetime().nullable(),
    /** Nobody clicked for a year and nobody answered whether to go on. */
    resting: z.boolean(),
    /** Path of its feed, secret. */
    feedPath: z.string(),
    createdAt: z.iso.datetime(),
    version,
  })
  .meta({ id: 'Agent' });
export type AgentView = z.output<typeof agentView>;

export const agentsMeta = z.object({
  /** How many a candidate may have. */
  limit: z.number().int(),
  /** The account's address refused mail for good: nothing is sent to it. */
  undeliverable: z.boolean(),
});

/** A posting of an agent with why it was found. */
export const agentPosting = z
  .object({
    posting: postingCard,
    /** Found since the last visit. */
    isNew: z.boolean(),
    /** Which of the agent's values the posting has. */
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
export type AgentPostingsQuery = z.output<typeof agentPostingsQuery>;

export const agentPostingsMeta = pageMeta.extend({
  agent: agentView,
  /** The moment that `isNew` was judged by, in seconds since 1970: the pages of one visit agree although the first ended it. */
  newSince: z.number().int(),
});
export type AgentPostingsMeta = z.output<typeof agentPostingsMeta>;
