import { catalog } from '#features/catalog/catalog.ts';
import { labelled } from '#features/catalog/catalog-labels.ts';
import type { WhyFound } from '#features/finding/server/index.ts';
import { facetFilters } from '#features/postings/search-address.ts';
import { codesOf } from '#kit/codes.ts';
import type { Language } from '#kit/i18n/language.ts';
import { formatSalary } from '#kit/money.ts';
import { type AgentSearch, emptySearch } from '../agent-search.ts';
import type { AgentView, Criterion } from '../fields.ts';
import type { AgentRow } from './agent-table.ts';

/** Company names by id. */
export type CompanyNames = ReadonlyMap<number, string>;

const known = Object.fromEntries(
  facetFilters.map((name) => [name, new Set<string>(codesOf<string>(catalog[name]))]),
) as unknown as Record<(typeof facetFilters)[number], ReadonlySet<string>>;

/** A complete search from a stored one: lists added since then are empty. */
export const wholeSearch = (search: Partial<AgentSearch>): AgentSearch => ({ ...emptySearch, ...search });

/** „od 80.000 RSD” */
const payValue = (from: number, language: Language): Criterion['values'][number] => {
  const pay = formatSalary({ min: from, max: null, currency: 'RSD', basis: 'net' }, language);
  return { code: String(from), label: `${pay?.amount} ${pay?.unit}`, gone: false };
};

/** The chosen values with labels, by list; values that no longer exist have their code as label. */
export function toCriteria(search: AgentSearch | WhyFound, companies: CompanyNames, language: Language): Criterion[] {
  const lists: Criterion[] = facetFilters.map((name) => ({
    name,
    values: search[name].map((code) =>
      known[name].has(code) ? { ...labelled(name, code, language), gone: false } : { code, label: code, gone: true },
    ),
  }));
  const employers = search.employers.map((id) => {
    const company = companies.get(Number(id));
    return { code: String(id), label: company ?? '', gone: company === undefined };
  });
  const keywords = search.keywords.map((word) => ({ code: word, label: word, gone: false }));
  const pay = search.salaryFrom === null ? [] : [payValue(search.salaryFrom, language)];
  return [
    ...lists,
    { name: 'employers' as const, values: employers },
    { name: 'keywords' as const, values: keywords },
    { name: 'salaryFrom' as const, values: pay },
  ].filter(({ values }) => values.length > 0);
}

/** The search without values that no longer exist. */
const present = (search: AgentSearch, companies: CompanyNames): AgentSearch => ({
  ...(Object.fromEntries(
    facetFilters.map((name) => [name, search[name].filter((code) => known[name].has(code))]),
  ) as Pick<AgentSearch, (typeof facetFilters)[number]>),
  employers: search.employers.filter((id) => companies.has(id)),
  keywords: search.keywords,
  salaryFrom: search.salaryFrom,
  salaryUnstated: search.salaryUnstated,
});

export function toAgentView(
  row: AgentRow,
  context: { companies: CompanyNames; newHits: number; feedPath: string; language: Language },
): AgentView {
  const search = wholeSearch(row.search);
  return {
    id: row.id,
    title: row.title,
    search: present(search, context.companies),
    criteria: toCriteria(search, context.companies, context.language),
    emailNotifications: row.emailNotifications,
    frequency: row.frequency,
    pausedUntil: row.pausedUntil,
    newHits: context.newHits,
    lastMailedAt: row.lastMailedAt?.toISOString() ?? null,
    switchedAt: row.switchedAt?.toISOString() ?? null,
    resting: row.restingSince !== null,
    feedPath: context.feedPath,
    createdAt: row.createdAt.toISOString(),
    version: row.version,
  };
}
