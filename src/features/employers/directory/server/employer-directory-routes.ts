import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { categories } from '#features/catalog/categories.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { placeLabel } from '#features/catalog/place-tree.ts';
import { publicFileAddress, smallPictureAddress } from '#features/files/public-address.ts';
import type { Clock } from '#host/clock.ts';
import type { Database } from '#host/database/database.ts';
import type { ReadDatabase } from '#host/database/read-database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { CodeLabel } from '#kit/codes.ts';
import { localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { ReplyFigures } from '../../fields.ts';
import { publicFacts } from '../../public-facts.ts';
import { type CompanyPhoto, photosOf } from '../../server/company-photos.ts';
import type { EmployerPostings, EmployerReplies, PostingFacts } from '../../server/employer-postings.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import * as contract from '../contract.ts';
import type { ListedEmployer } from '../fields.ts';
import { categoriesNamed, placeNamesOf } from './directory-words.ts';
import * as store from './employer-directory-store.ts';

const categoryLabel = (code: string, language: Language): CodeLabel => ({
  code,
  label: labelOf<CatalogItem>(categories, code, language),
});

/** What a card shows of a company's live postings. */
export const toCardFacts = (facts: PostingFacts | undefined, language: Language) => {
  const [field] = facts?.fields ?? [];
  return {
    activePostings: facts?.live ?? 0,
    field: field ? categoryLabel(field.code, language) : null,
    pay: facts?.pay ?? null,
  };
};

/** Number of a company's live postings up to which its page has them by category. */
const maxGrouped = 200;

const toListed = (
  row: EmployerRow,
  facts: PostingFacts | undefined,
  replies: ReplyFigures | undefined,
  [cover]: readonly CompanyPhoto[],
  language: Language,
): ListedEmployer => ({
  ...publicFacts(row, language),
  ...toCardFacts(facts, language),
  verifiedOn: row.verifiedAt && localDay(row.verifiedAt),
  replies: replies ?? null,
  cover: cover ? smallPictureAddress(cover.file) : null,
});

/**
 * The public list of companies and their pages. Companies with live postings and verified companies with an account are
 * listed; not all, since anybody could register a company just to advertise it. Companies that have ever published also
 * have a page. Companies of blocked accounts have neither.
 */
export function createEmployerDirectoryRoutes(deps: {
  database: Database;
  readDatabase: ReadDatabase;
  clock: Clock;
  postings: Pick<EmployerPostings, 'whoHires' | 'everPublished' | 'factsOf'>;
  replies: EmployerReplies;
}): Route[] {
  const { database, readDatabase, clock, postings } = deps;
  const idsOf = async (filter: Parameters<typeof postings.whoHires>[0]): Promise<number[]> =>
    (await postings.whoHires(filter)).employers.map(({ id }) => id);

  return [
    on(
      contract.listEmployers,
      async ({ query, language }) => {
        const { q, categories: chosen, sort, page, pageSize } = query;
        // `cela-srbija` matches every company, so it is no filter.
        const places = query.locations.codes.filter((code) => code !== 'cela-srbija');
        const named = categoriesNamed(q);
        const hiring = (await postings.whoHires({})).employers;
        const fitting = await postings.whoHires({ categories: chosen, locations: places });
        const question: store.DirectoryQuestion = {
          hiring,
          words: q,
          ofNamedCategories: named.length > 0 ? await idsOf({ categories: named }) : [],
          ofCategories: chosen.length > 0 ? await idsOf({ categories: chosen }) : null,
          fitting: chosen.length + places.length > 0 ? fitting.employers.map(({ id }) => id) : null,
          placeNames: placeNamesOf(places),
        };
        const { executor } = readDatabase;
        const [total, ids] = await Promise.all([
          store.countEmployers(executor, question),
          store.listEmployerIds(executor, question, { sort, page, pageSize }),
        ]);
        const [rows, facts, replies, photos] = await Promise.all([
          store.findEmployers(executor, ids),
          postings.factsOf(executor, ids, clock.now()),
          deps.replies.of(executor, ids),
          photosOf(executor, ids),
        ]);
        return {
          data: rows.map((row) =>
            toListed(row, facts.get(row.id), replies.get(row.id), photos.get(row.id) ?? [], language),
          ),
          meta: {
            page,
            pageSize,
            total,
            hiring: hiring.length,
            categories: fitting.categories.map((code) => categoryLabel(code, language)),
            understood: {
              q,
              locations: query.locations.codes.map((code) => ({ code, label: placeLabel(code, language) })),
              unknownPlaces: query.locations.unknown,
              categories: chosen.map((code) => categoryLabel(code, language)),
              sort,
            },
          },
        };
      },
      { shows: () => ({ scopes: ['postings', 'employers'] }) },
    ),

    on(
      contract.getEmployer,
      async ({ id, language }) => {
        const { executor } = database;
        const employer = await store.findPublicEmployer(executor, id, postings);
        if (!employer) throw new Problem('employers.not-found');
        const [facts, replies, photos] = await Promise.all([
          postings.factsOf(executor, [id], clock.now()).then((of) => of.get(id)),
          deps.replies.of(executor, [id]),
          photosOf(executor, [id]).then((of) => of.get(id) ?? []),
        ]);
        return {
          ...toListed(employer, facts, replies.get(id), photos, language),
          employees: employer.employees,
          photos: photos.map(({ file, alt }) => ({
            url: publicFileAddress(file),
            small: smallPictureAddress(file),
            alt,
          })),
          selectionSteps: employer.selectionSteps,
          withPay: facts?.withPay ?? 0,
          fields: (facts?.fields ?? []).map(({ code, postings }) => ({
            ...categoryLabel(code, language),
            // So many are not grouped: the answer stays small.
            postings: (facts?.live ?? 0) <= maxGrouped ? postings : [],
          })),
          about: employer.about,
          companyEmail: employer.companyEmail,
          since: localDay(employer.createdAt),
        };
      },
      {
        // Blocking and unblocking invalidate the `employers` scope, for all companies.
        shows: (_, { data }) => ({ scopes: [`employer:${data.id}`, 'employers'] }),
      },
    ),
  ];
}
