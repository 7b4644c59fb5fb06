import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import { daysAgo } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import { searchedWords } from '#kit/serbian-text.ts';
import { blogCategoryLabel } from '../../blog/blog-categories.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import { describeVersions, type NamesOf } from '../../editing/server/version-views.ts';
import { maxDrafts } from '../article-limits.ts';
import * as contract from '../contract.ts';
import type { ArticleRow, ArticleValues } from '../fields.ts';
import { previewOf } from './article-preview.ts';
import * as store from './article-store.ts';
import { newPairKey } from './new-article.ts';

const noWords = { title: '', summary: '', imageAlt: '', body: '' };
const emptyValues: ArticleValues = {
  category: 'advice',
  art: 'door',
  blogImage: null,
  author: '',
  sr: noWords,
  en: noWords,
};

interface ArticleDeps extends Pick<Machinery, 'database' | 'clock' | 'audit'> {
  namesOf: NamesOf;
}

const instantOf = (at: Date, now: Date) => ({ at: at.toISOString(), daysAgo: daysAgo(at, now) });

/** Blog articles for administrators (rules.md#site-texts). */
export function createArticleRoutes(deps: ArticleDeps): Route[] {
  const { database, clock, audit } = deps;
  const { executor } = database;

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
        data: rows.map((article) => toRow(article, language, now)),
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
            textId: id,
            pairKey: newPairKey(id),
            searchFolded: '',
            publishedAt: null,
          });
          await audit.record(tx, {
            actor: accountId,
            action: 'articles.create',
            objectKind: 'article',
            objectId: String(id),
          });
          return { id };
        }),
      );
    }),

    on(contract.getArticle, async ({ id }) => {
      const now = clock.now();
      const article = await store.getArticle(executor, id);
      const { text, publishedAt, pairKey } = article;
      const versions = await texts.listVersions(executor, id);
      return {
        draft: store.toSavedText(text),
        state: store.stateOf(article, now),
        published: publishedAt && instantOf(publishedAt, now),
        changed: isChanged(article),
        posts: await store.listPostIds(executor, pairKey),
        ...(await describeVersions(executor, deps.namesOf, { versions, savedBy: text.savedBy, now })),
      };
    }),

    on(contract.previewArticle, async ({ id, query: { version, ...query }, ...call }) => {
      const language = query.language ?? call.language;
      const article = await store.getArticle(executor, id);
      const row = version === null ? null : await texts.findVersion(executor, id, version);
      if (version !== null && row === null) throw new Problem('administration.text-not-found');
      const now = clock.now();
      const { versions } = await describeVersions(executor, deps.namesOf, {
        versions: row ? [row] : [],
        savedBy: null,
        now,
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

/** Title in a language, else in the other one; '' when there is none. */
const titleOf = (values: ArticleValues, language: Language): string =>
  values[language].title.trim() || values.sr.title.trim() || values.en.title.trim();

/** Whether the working copy was saved after the latest publication. */
const isChanged = ({ text, versionAt }: store.ArticleRecord): boolean => versionAt !== null && text.savedAt > versionAt;

const toRow = (article: store.ArticleRecord, language: Language, now: Date): ArticleRow => {
  const values = article.text.values as ArticleValues;
  return {
    id: article.text.id,
    title: titleOf(values, language),
    category: { code: values.category, label: blogCategoryLabel(values.category, language) },
    author: values.author,
    languages: (['sr', 'en'] as const).filter((one) => values[one].title.trim() !== ''),
    state: store.stateOf(article, now),
    published: article.publishedAt && instantOf(article.publishedAt, now),
    saved: instantOf(article.text.savedAt, now),
    changed: isChanged(article),
  };
};
