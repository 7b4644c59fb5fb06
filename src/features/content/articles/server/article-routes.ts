import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#platform/database/database.ts';
import { sanitizeArticle } from '#platform/html/sanitize.ts';
import { on, type Route } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { Machinery } from '#platform/machinery.ts';
import type { Admin } from '#shared/actor.ts';
import { daysAgo, localInstant } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { pageOffset } from '#shared/paging.ts';
import { Problem, validationProblem } from '#shared/problem.ts';
import { searchedWords } from '#shared/serbian-text.ts';
import { blogCategoryLabel } from '../../blog/blog-categories.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import { describeVersions, type NamesOf } from '../../editing/server/version-views.ts';
import { furthestDays, maxDrafts } from '../article-limits.ts';
import * as contract from '../contract.ts';
import type { ArticleInput, ArticleRow, ArticleValues, KeptArticle } from '../fields.ts';
import { previewOf } from './article-preview.ts';
import * as store from './article-store.ts';
import { newPairKey, wordsToFind } from './new-article.ts';

const DAY = 86_400_000;
const noWords = { title: '', summary: '', imageAlt: '', body: '' };
const emptyValues: ArticleValues = {
  ...{ category: 'advice', art: 'door', blogImage: null, author: '' },
  ...{ sr: noWords, en: noWords },
};

interface ArticleDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  files: Pick<Files, 'attach' | 'discard'>;
  namesOf: NamesOf;
}

const notFound = () => new Problem('administration.text-not-found');

const kept = ({ id, values, version, savedAt }: texts.EditedTextRow): KeptArticle => ({
  id,
  values: values as ArticleValues,
  version,
  savedAt: savedAt.toISOString(),
});

/** The texts of the blog for administrators (rules.md#site-texts). Every act on what readers see is in the audit log. */
export function createArticleRoutes(deps: ArticleDeps): Route[] {
  const { database, clock, audit, files } = deps;
  const { executor } = database;
  const momentOf = (at: Date, now: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, now) });

  const find = async (from: Executor, id: number): Promise<store.ArticleRecord> => {
    const article = await store.findArticle(from, id);
    if (!article) throw notFound();
    return article;
  };

  /** The text, locked: who comes second sees what the first has done. */
  const lock = async (tx: Executor, id: number): Promise<store.ArticleRecord> => {
    if (!(await texts.lockText(tx, id))) throw notFound();
    return find(tx, id);
  };

  const requireVersion = ({ text }: store.ArticleRecord, version: number): void => {
    if (text.version !== version)
      throw new Problem('administration.text-changed', { current: { draft: kept(text) } });
  };

  /** A picture is used from the first save on, and deleted when neither the working copy nor a version shows it. */
  const changePicture = async (
    tx: Executor,
    actor: Admin,
    { text }: store.ArticleRecord,
    picture: string | null,
  ): Promise<void> => {
    const before = (text.values as ArticleValues).blogImage;
    if (before === picture) return;
    const published = await store.picturesOfVersions(tx, text.id);
    if (picture && !published.includes(picture))
      await files.attach(tx, actor, [{ id: picture, purpose: 'blogImage' }]);
    if (before && !published.includes(before)) await files.discard(tx, [before]);
  };

  const write = async (
    tx: Executor,
    actor: Admin,
    article: store.ArticleRecord,
    values: ArticleValues,
  ): Promise<texts.EditedTextRow> => {
    await changePicture(tx, actor, article, values.blogImage);
    await store.changeArticle(tx, article.text.id, { searchFolded: wordsToFind(values) });
    return texts.writeValues(tx, article.text.id, values, { accountId: actor.accountId, now: clock.now() });
  };

  /** When readers see it first: what was asked for, the hour it has, or now. */
  const hourOf = (article: store.ArticleRecord, at: string | null, now: Date): Date => {
    const state = store.stateOf(article, now);
    if (at === null) return state === 'published' ? (article.publishedAt as Date) : now;
    if (state === 'published') throw new Problem('administration.text-is-published');
    const [day = '', time = ''] = at.split('T');
    const [hours = 0, minutes = 0] = time.split(':').map(Number);
    const date = new Date(`${day}T00:00:00Z`);
    const exists =
      !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day) && hours < 24 && minutes < 60;
    if (!exists) throw validationProblem([{ path: 'at', code: 'date' }]);
    const hour = localInstant(day, hours * 60 + minutes);
    if (hour <= now) throw validationProblem([{ path: 'at', code: 'administration.hour-passed' }]);
    if (hour.getTime() > now.getTime() + furthestDays * DAY)
      throw validationProblem([{ path: 'at', code: 'administration.hour-too-far' }]);
    return hour;
  };

  return [
    on(contract.listArticles, async ({ query, language }) => {
      const now = clock.now();
      const { page, pageSize, state, category } = query;
      const words = searchedWords(query.q);
      const { rows, total } = await store.listArticles(executor, { words, state, category }, now, {
        limit: pageSize,
        offset: pageOffset(query),
      });
      return {
        data: rows.map((article) => toRow(article, language, now, momentOf)),
        meta: { page, pageSize, total, counts: await store.countStates(executor, now) },
      };
    }),

    on(contract.createArticle, async ({ actor: { accountId }, once }) => {
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const now = clock.now();
          if ((await store.countStates(tx, now)).draft >= maxDrafts)
            throw new Problem('administration.too-many-drafts', { params: { max: maxDrafts } });
          const { id } = await texts.insertText(tx, emptyValues, { accountId, now });
          await store.insertArticle(tx, {
            ...{ textId: id, pairKey: newPairKey(id), searchFolded: '', publishedAt: null },
          });
          await audit.record(tx, {
            ...{ actor: accountId, action: 'articles.create', objectKind: 'article', objectId: String(id) },
          });
          return { id };
        }),
      );
    }),

    on(contract.getArticle, async ({ id }) => {
      const now = clock.now();
      const article = await find(executor, id);
      const { text, publishedAt, pairKey } = article;
      const versions = await texts.listVersions(executor, id);
      return {
        draft: kept(text),
        state: store.stateOf(article, now),
        published: publishedAt && momentOf(publishedAt, now),
        changed: isChanged(article),
        posts: await store.listPostIds(executor, pairKey),
        ...(await describeVersions(executor, deps.namesOf, { versions, savedBy: text.savedBy, now })),
      };
    }),

    on(contract.saveArticle, async ({ actor, id, body: { values, version } }) => {
      return database.transaction(async (tx) => {
        const article = await lock(tx, id);
        requireVersion(article, version);
        return kept(await write(tx, actor, article, values));
      });
    }),

    on(contract.publishArticle, async ({ actor, id, once, body: { version, at, ...input } }) => {
      const { accountId } = actor;
      const clean = withCleanBodies(input);
      return database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const article = await lock(tx, id);
          requireVersion(article, version);
          const now = clock.now();
          const hour = hourOf(article, at, now);
          const saved = await write(tx, actor, article, clean);
          const number = await texts.addVersion(tx, id, { values: clean }, { accountId, now });
          await store.changeArticle(tx, id, { publishedAt: hour, withdrawnAt: null });
          await store.writePosts(tx, article.pairKey, clean, hour, now);
          await audit.record(tx, {
            actor: accountId,
            action: at === null ? 'articles.publish' : 'articles.schedule',
            ...{ objectKind: 'article', objectId: String(id), details: { number } },
          });
          return kept(saved);
        }),
      );
    }),

    on(contract.withdrawArticle, async ({ actor: { accountId }, id, body: { version } }) => {
      await database.transaction(async (tx) => {
        const article = await lock(tx, id);
        requireVersion(article, version);
        const now = clock.now();
        const state = store.stateOf(article, now);
        if (state === 'draft' || state === 'withdrawn')
          throw new Problem('administration.text-not-published');
        const withdrawnAt = state === 'published' ? now : article.withdrawnAt;
        await store.changeArticle(tx, id, { publishedAt: null, withdrawnAt });
        await store.hidePosts(tx, article.pairKey);
        await audit.record(tx, {
          ...{ actor: accountId, action: 'articles.withdraw', objectKind: 'article', objectId: String(id) },
        });
      });
    }),

    on(contract.deleteArticle, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        const article = await lock(tx, id);
        if (store.stateOf(article, clock.now()) !== 'draft')
          throw new Problem('administration.text-not-draft');
        const { blogImage } = article.text.values as ArticleValues;
        const pictures = await store.picturesOfVersions(tx, id);
        await store.removeArticle(tx, id, article.pairKey);
        await files.discard(tx, [...new Set([...pictures, ...(blogImage ? [blogImage] : [])])]);
        await audit.record(tx, {
          ...{ actor: accountId, action: 'articles.delete', objectKind: 'article', objectId: String(id) },
        });
      });
    }),

    on(contract.previewArticle, async ({ id, query: { version, ...query }, ...call }) => {
      const language = query.language ?? call.language;
      const article = await find(executor, id);
      const row = version === null ? null : await texts.findVersion(executor, id, version);
      if (version !== null && row === null) throw notFound();
      const now = clock.now();
      const { versions } = await describeVersions(executor, deps.namesOf, {
        ...{ versions: row ? [row] : [], savedBy: null, now },
      });
      const values = (row?.values ?? article.text.values) as ArticleValues;
      const posts = await store.listPostIds(executor, article.pairKey);
      const own = posts.find((post) => post.language === language);
      return {
        id,
        language,
        title: titleOf(values, language),
        version: versions[0] ?? null,
        post: await previewOf(executor, values, {
          id: own?.id ?? 0,
          language,
          at: article.publishedAt ?? now,
          now,
        }),
        values,
      };
    }),
  ];
}

/** In a language, else in the other; '' while there is none. */
const titleOf = (values: ArticleValues, language: Language): string =>
  values[language].title.trim() || values.sr.title.trim() || values.en.title.trim();

/** What is written differs from what was published last. */
const isChanged = ({ text, versionAt }: store.ArticleRecord): boolean =>
  versionAt !== null && text.savedAt > versionAt;

const withCleanBodies = (input: ArticleInput): ArticleInput => {
  const clean = { ...input };
  const wrong: string[] = [];
  for (const language of ['sr', 'en'] as const) {
    const body = sanitizeArticle(input[language].body);
    if (input[language].body !== '' && body === '') wrong.push(`${language}.body`);
    clean[language] = { ...input[language], body };
  }
  // Nothing of it may be shown.
  if (wrong.length > 0) throw validationProblem(wrong.map((path) => ({ path, code: 'required' })));
  return clean;
};

const toRow = (
  article: store.ArticleRecord,
  language: Language,
  now: Date,
  momentOf: (at: Date, now: Date) => ArticleRow['saved'],
): ArticleRow => {
  const values = article.text.values as ArticleValues;
  return {
    id: article.text.id,
    title: titleOf(values, language),
    category: { code: values.category, label: blogCategoryLabel(values.category, language) },
    author: values.author,
    languages: (['sr', 'en'] as const).filter((one) => values[one].title.trim() !== ''),
    state: store.stateOf(article, now),
    published: article.publishedAt && momentOf(article.publishedAt, now),
    saved: momentOf(article.text.savedAt, now),
    changed: isChanged(article),
  };
};
