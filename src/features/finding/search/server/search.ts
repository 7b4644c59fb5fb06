import { findPlace, placeInText, placeLabel } from '#features/catalog/place-tree.ts';
import type { EmployerPostings } from '#features/employers/server/index.ts';
import type { PostingCard } from '#features/postings/fields.ts';
import {
  listFilters,
  type NothingFoundHelp,
  type PostingsMeta,
  type PostingsQuery,
  postingsQuery,
} from '#features/postings/search-fields.ts';
import { type HiddenIds, type Postings, readHiddenIds } from '#features/postings/server/index.ts';
import type { PayMarks } from '#features/postings/server/pay-marks.ts';
import { toCard } from '#features/postings/server/posting-rows.ts';
import type { CardRow } from '#features/postings/server/posting-store.ts';
import * as store from '#features/postings/server/posting-store.ts';
import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on } from '#host/http/call-context.ts';
import type { Actor } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { liveOf } from '#search/value-counts.ts';
import * as contract from '../contract.ts';
import { toEmployerFacet } from './employer-facet.ts';
import { toFacets, toSaidFilter } from './facet-counts.ts';
import type { Help } from './nothing-found.ts';
import type { PostingIndex } from './posting-index.ts';

const similarAmount = 4;

/** Converts the suggestions for an empty result to the response, with place names. */
const toHelp = ({ places, nearby, ...help }: Help, language: Language): NothingFoundHelp => {
  const [code, ...others] = places;
  const place = code === undefined || others.length > 0 ? undefined : findPlace(code);
  return {
    ...help,
    where: place ? placeInText(place, language) : null,
    nearby: nearby.map(({ code, count }) => ({ code, label: placeLabel(code, language), count })),
  };
};

/** The account of a candidate; null for others. */
export const candidateOf = (actor: Actor): string | null =>
  actor.kind === 'account' && actor.accountType === 'jobseeker' ? actor.accountId : null;

/** What a candidate has hidden; null when nothing. */
export async function hiddenFrom(executor: Executor, accountId: string | null): Promise<HiddenIds | null> {
  if (accountId === null) return null;
  const hidden = await readHiddenIds(executor, accountId);
  return hidden.postings.length + hidden.employers.length > 0 ? hidden : null;
}

export function createSearch(deps: {
  /** For people's own data: what they have hidden. */
  database: Pick<Database, 'executor'>;
  readDatabase: ReadDatabase;
  clock: Clock;
  index: PostingIndex;
  postings: Pick<Postings, 'visible'>;
  payMarks: PayMarks;
  /** Records successful searches. */
  notes: { note(typed: string, who: { network: string; userAgent: string }): void };
}) {
  const { readDatabase, clock, index, notes } = deps;
  const { executor } = readDatabase;

  const find = async (
    query: PostingsQuery,
    language: Language,
    accountId: string | null,
    now: Date,
  ): Promise<{ rows: CardRow[]; meta: PostingsMeta }> => {
    const result = await index.search(
      query,
      now,
      query.showHidden ? null : await hiddenFrom(deps.database.executor, accountId),
    );
    const { ids, total, counts, employers, published, instead, ignored, rest } = result;
    const help = result.help && toHelp(result.help, language);
    const [rows, employerFacet] = await Promise.all([
      store.listCards(executor, ids, now),
      toEmployerFacet(executor, employers, query.employers),
    ]);
    const facets = {
      ...toFacets(counts, language),
      employers: employerFacet,
      publishedWithin: published,
    };
    const { q, locations, salaryFrom, salaryUnstated, publishedWithin, sort, showHidden } = query;
    const understood = {
      q,
      said: result.understood.map((said) => toSaidFilter(said, result.query, language)),
      rest,
      instead,
      leftOut: ignored,
      locations: locations.codes.map((code) => ({ code, label: placeLabel(code, language) })),
      unknownPlaces: locations.unknown,
      keywords: query.keywords,
      salaryFrom,
      salaryUnstated,
      publishedWithin,
      sort,
      showHidden,
      ...(Object.fromEntries(listFilters.map((name) => [name, query[name]])) as Pick<
        PostingsQuery,
        (typeof listFilters)[number]
      >),
    };
    const { page, pageSize } = query;
    const meta = { page, pageSize, total, hidden: result.hidden, facets, help, understood };
    return { rows, meta };
  };

  const search = async (
    query: PostingsQuery,
    language: Language,
    accountId: string | null = null,
  ): Promise<{ data: PostingCard[]; meta: PostingsMeta }> => {
    const now = clock.now();
    const { rows, meta } = await find(query, language, accountId, now);
    return { data: rows.map((row) => toCard(row, { language, now })), meta };
  };

  const whoHires: EmployerPostings['whoHires'] = async (filter) => {
    const query = { ...postingsQuery.parse(filter), pageSize: 1 };
    const { employers, counts } = await index.search(query, clock.now());
    const categories = counts
      .filter(({ facet, count }) => facet === 'categories' && count > 0)
      .sort((a, b) => b.count - a.count)
      .map(({ code }) => code);
    return { employers: employers.all(), categories };
  };

  return {
    search,
    whoHires,

    /** Number of live postings of a company. */
    async liveOf(employerId: number): Promise<number> {
      const { columns, orders } = await index.content();
      return liveOf(columns, orders.expiring.slots, 'employerId', employerId, clock.now().getTime());
    },

    routes: [
      on(
        contract.searchPostings,
        async ({ actor, query, ...call }) => {
          const { language } = call;
          const now = clock.now();
          const { rows, meta } = await find(query, language, candidateOf(actor), now);
          const pay = await deps.payMarks(executor, rows, language);
          const { total, understood } = meta;
          const isNew = query.page === 1 && query.after === null;
          if (isNew && total > 0 && understood.instead === null) notes.note(query.q, call);
          return {
            data: rows.map((row) => ({ ...toCard(row, { language, now }), pay: pay.get(row.id) ?? null })),
            meta,
          };
        },
        {
          shows: (_, { meta: { page, total, understood } }) => ({
            scopes: ['postings', 'prices', 'pay', 'settings'],
            hourly: understood.sort === 'priority' && understood.q === '',
            ...(understood.q !== '' && page === 1 && total > 0 && understood.instead === null
              ? { seen: (who) => notes.note(understood.q, who) }
              : {}),
          }),
        },
      ),

      on(contract.suggestPostings, ({ query, language }) => index.suggest(query, language, clock.now())),

      on(
        contract.getSimilarPostings,
        async ({ actor, id, language }) => {
          const now = clock.now();
          const { posting } = await deps.postings.visible(actor, id);
          const hidden = await hiddenFrom(deps.database.executor, candidateOf(actor));
          const ids = await index.similar(posting, similarAmount, now, hidden);
          const rows = await store.listCards(executor, ids, now);
          return rows.map((row) => toCard(row, { language, now }));
        },
        {
          // New similar postings may appear with a delay; ended ones are removed immediately.
          shows: (_, { data }) => ({
            scopes: [
              'prices',
              ...data.flatMap(({ id, employerId }) => [`posting:${id}`, `employer:${employerId}`] as const),
            ],
          }),
        },
      ),
    ],
  };
}

export type Search = ReturnType<typeof createSearch>;
