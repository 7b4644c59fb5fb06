import type { Settings } from '#features/settings/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { sanitizeArticle } from '#host/html/sanitize.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import { addDays, daysAgo, localDay } from '#kit/dates.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { type FieldIssue, Problem, validationProblem } from '#kit/problem.ts';
import { type EditablePage, editablePages, isLegal } from '../../editing/editable-pages.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import { describeVersions, type NamesOf } from '../../editing/server/version-views.ts';
import * as contract from '../contract.ts';
import type { PagePublication, PageRow, PageValues, SavedPage, SitePage } from '../fields.ts';
import { furthestInForceDays } from '../page-lengths.ts';
import * as store from './page-store.ts';
import { builtInDay, builtInValues, factsOf, showPage } from './page-text.ts';

const notFound = () => new Problem('administration.text-not-found');

const toSavedPage = ({ values, version, savedAt }: texts.EditedTextRow): SavedPage => ({
  values: values as PageValues,
  version,
  savedAt: savedAt.toISOString(),
});

/** Working copy of a page that nobody has edited yet: the built-in text. */
const untouched = (page: EditablePage): SavedPage => ({
  values: builtInValues(page),
  version: 0,
  savedAt: `${builtInDay(page)}T00:00:00.000Z`,
});

const requirePage = (page: EditablePage | null): EditablePage => {
  if (page === null) throw notFound();
  return page;
};

interface ShownPageDeps extends Pick<Machinery, 'database' | 'clock'> {
  settings: Pick<Settings, 'current'>;
  translator: (language: Language) => Translate;
  namesOf: NamesOf;
  /** Host of the script that counts visits, named in the privacy policy; null when visits are not counted. */
  countedBy: string | null;
}

/** Public pages (rules.md#site-texts): a published version, or the built-in text. */
export function createShownPageRoutes(deps: ShownPageDeps): Route[] {
  const { database, clock, translator } = deps;
  const { executor } = database;

  const present = async (
    page: EditablePage,
    language: Language,
    shown: Pick<texts.TextVersionRow, 'number' | 'values' | 'inForceOn'> | null,
  ): Promise<SitePage> => {
    const { provider } = await deps.settings.current(executor);
    return showPage(page, (shown?.values as PageValues | undefined) ?? builtInValues(page), {
      language,
      number: shown?.number ?? 0,
      changedOn: shown?.inForceOn ?? builtInDay(page),
      facts: factsOf(provider, translator(language)),
      countedBy: deps.countedBy,
    });
  };

  return [
    on(
      contract.getSitePage,
      async ({ id: page, language }) => {
        if (page === null) throw new Problem('not-found');
        return present(page, language, await store.findShown(executor, page));
      },
      { shows: () => ({ scopes: ['pages', 'settings'] }) },
    ),

    on(contract.previewPage, async ({ id, query: { version, ...query }, ...call }) => {
      const language = query.language ?? call.language;
      const page = requirePage(id);
      const text = await texts.findPageText(executor, page);
      const row = text && version ? await texts.findVersion(executor, text.id, version) : null;
      if (version && !row) throw notFound();
      const now = clock.now();
      const today = localDay(now);
      const values = (row?.values ?? (version === 0 ? null : text?.values) ?? builtInValues(page)) as PageValues;
      const { versions } = await describeVersions(executor, deps.namesOf, {
        versions: row ? [row] : [],
        savedBy: null,
        now,
      });
      const number = row?.number ?? (version === 0 ? 0 : 1);
      const inForceOn = row?.inForceOn ?? (version === 0 ? builtInDay(page) : today);
      return {
        page,
        language,
        values,
        version: versions[0] ?? null,
        text: await present(page, language, { number, values, inForceOn }),
      };
    }),
  ];
}

const isChanged = (text: texts.EditedTextRow | undefined, latest: Date | null | undefined): boolean =>
  text !== undefined && (!latest || text.savedAt > latest);

/** Writes the working copy; the first save of a page inserts it. */
const write = async (
  tx: Executor,
  page: EditablePage,
  values: PageValues,
  version: number,
  deed: texts.Deed,
): Promise<texts.EditedTextRow> => {
  const there = await texts.findPageText(tx, page);
  if (!there) {
    const made = version === 0 ? await texts.insertPageText(tx, page, values, deed) : null;
    if (made) return made;
  }
  const found = there ?? (await texts.findPageText(tx, page));
  const text = found && (await texts.lockText(tx, found.id));
  if (!text || text.version !== version)
    throw new Problem('administration.text-changed', {
      current: { draft: text ? toSavedPage(text) : untouched(page) },
    });
  return texts.writeValues(tx, text.id, values, deed);
};

const requireDay = (page: EditablePage, { inForceOn }: PagePublication, today: string): string => {
  if (!isLegal(page)) return today;
  const wrong = (code: string): FieldIssue[] => [{ path: 'inForceOn', code }];
  if (inForceOn === null) throw validationProblem(wrong('required'));
  if (inForceOn < today) throw validationProblem(wrong('date-past'));
  if (inForceOn > addDays(today, furthestInForceDays)) throw validationProblem(wrong('administration.hour-too-far'));
  return inForceOn;
};

interface PageDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  namesOf: NamesOf;
  /** Number of accounts that are asked to accept texts, and of those that accepted this version or a later one. */
  countConsents: (
    executor: Executor,
    text: 'terms' | 'privacy',
    number: number,
  ) => Promise<{ accounts: number; accepted: number }>;
}

/** Page texts for the administrators who edit them (rules.md#site-texts). */
export function createPageRoutes(deps: PageDeps): Route[] {
  const { database, clock, audit } = deps;
  const { executor } = database;
  const instantOf = (at: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, clock.now()) });

  const consentsOf = async (page: EditablePage, asked: number): Promise<PageRow['consents']> => {
    if (!isLegal(page) || asked === 0) return null;
    return { number: asked, ...(await deps.countConsents(executor, page, asked)) };
  };

  return [
    on(contract.listPages, async ({ language }) => {
      const written = new Map((await store.listPageTexts(executor)).map((text) => [text.page, text]));
      const asked = new Map((await store.listAsked(executor)).map(({ page, number }) => [page, number]));
      return Promise.all(
        editablePages.map(async (page) => {
          const shown = await store.findShown(executor, page);
          const values = (shown?.values as PageValues | undefined) ?? builtInValues(page);
          return {
            page,
            title: values[language].title,
            number: shown?.number ?? 0,
            published: shown && instantOf(shown.createdAt),
            changed: isChanged(written.get(page), shown?.createdAt),
            consents: await consentsOf(page, isLegal(page) ? (asked.get(page) ?? 0) : 0),
          };
        }),
      );
    }),

    on(contract.getPage, async ({ id }) => {
      const page = requirePage(id);
      const now = clock.now();
      const text = await texts.findPageText(executor, page);
      const versions = text ? await texts.listVersions(executor, text.id) : [];
      const asking = (await store.listAsked(executor)).find((one) => one.page === page);
      return {
        page,
        draft: text ? toSavedPage(text) : untouched(page),
        number: versions[0]?.number ?? 0,
        changed: isChanged(text ?? undefined, versions[0]?.createdAt),
        binding: isLegal(page),
        consents: await consentsOf(page, asking?.number ?? 0),
        today: localDay(now),
        ...(await describeVersions(executor, deps.namesOf, {
          versions,
          savedBy: text?.savedBy ?? null,
          now,
        })),
      };
    }),

    on(contract.savePage, async ({ actor: { accountId }, id, body: { values, version } }) => {
      const page = requirePage(id);
      return database.transaction(async (tx) =>
        toSavedPage(await write(tx, page, values, version, { accountId, now: clock.now() })),
      );
    }),

    on(contract.publishPage, async ({ actor: { accountId }, id, once, body: publication }) => {
      const page = requirePage(id);
      const inForceOn = requireDay(page, publication, localDay(clock.now()));
      const values = cleaned(page, publication);
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const deed = { accountId, now: clock.now() };
          const saved = await write(tx, page, values, publication.version, deed);
          const asksConsent = isLegal(page) && publication.asksConsent;
          const number = await texts.addVersion(tx, saved.id, { values, inForceOn, asksConsent }, deed);
          await audit.record(tx, {
            actor: accountId,
            action: 'pages.publish',
            objectKind: 'page',
            objectId: page,
            details: { number, inForceOn, asksConsent },
          });
          return toSavedPage(saved);
        }),
      );
    }),
  ];
}

/** Both languages, sanitized; every page except `contact` needs a body. */
const cleaned = (page: EditablePage, { sr, en }: PagePublication): PageValues => {
  const values = {
    sr: { ...sr, body: sanitizeArticle(sr.body) },
    en: { ...en, body: sanitizeArticle(en.body) },
  };
  const empty = page === 'contact' ? [] : languages.filter((language) => values[language].body === '');
  if (empty.length > 0)
    throw validationProblem(empty.map((language) => ({ path: `${language}.body`, code: 'required' })));
  return values;
};
