import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { sanitizeArticle } from '#host/html/sanitize.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Admin } from '#kit/actor.ts';
import { writtenInstant } from '#kit/dates.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import { furthestDays } from '../article-limits.ts';
import * as contract from '../contract.ts';
import type { ArticleInput, ArticleValues } from '../fields.ts';
import * as store from './article-store.ts';
import { wordsToFind } from './new-article.ts';

const DAY = 86_400_000;

/** Locks the article, so that a concurrent request sees the changes of the first one. */
const lock = async (tx: Executor, id: number): Promise<store.ArticleRecord> => {
  if (!(await texts.lockText(tx, id))) throw new Problem('administration.text-not-found');
  return store.getArticle(tx, id);
};

const requireVersion = ({ text }: store.ArticleRecord, version: number): void => {
  if (text.version !== version)
    throw new Problem('administration.text-changed', { current: { draft: store.toSavedText(text) } });
};

/** Publication time: the requested one, the existing one, or now. */
const hourOf = (article: store.ArticleRecord, at: string | null, now: Date): Date => {
  const state = store.stateOf(article, now);
  if (at === null) return state === 'published' ? (article.publishedAt as Date) : now;
  if (state === 'published') throw new Problem('administration.text-is-published');
  const hour = writtenInstant(at);
  if (!hour) throw validationProblem([{ path: 'at', code: 'date' }]);
  if (hour <= now) throw validationProblem([{ path: 'at', code: 'administration.hour-passed' }]);
  if (hour.getTime() > now.getTime() + furthestDays * DAY)
    throw validationProblem([{ path: 'at', code: 'administration.hour-too-far' }]);
  return hour;
};

const withCleanBodies = (input: ArticleInput): ArticleInput => {
  const clean = { ...input };
  const wrong: string[] = [];
  for (const language of ['sr', 'en'] as const) {
    const body = sanitizeArticle(input[language].body);
    if (input[language].body !== '' && body === '') wrong.push(`${language}.body`);
    clean[language] = { ...input[language], body };
  }
  // Sanitizing removed the whole body.
  if (wrong.length > 0) throw validationProblem(wrong.map((path) => ({ path, code: 'required' })));
  return clean;
};

/** Actions of administrators on a blog article. Every action that changes what readers see is in the audit log. */
export function createArticleActRoutes({
  database,
  clock,
  audit,
  files,
}: Pick<Machinery, 'database' | 'clock' | 'audit'> & {
  files: Pick<Files, 'attach' | 'discard'>;
}): Route[] {
  /** A picture is attached on the first save, and deleted when neither the working copy nor a version uses it. */
  const changePicture = async (
    tx: Executor,
    actor: Admin,
    { text }: store.ArticleRecord,
    picture: string | null,
  ): Promise<void> => {
    const before = (text.values as ArticleValues).blogImage;
    if (before === picture) return;
    const published = await store.picturesOfVersions(tx, text.id);
    if (picture && !published.includes(picture)) await files.attach(tx, actor, [{ id: picture, purpose: 'blogImage' }]);
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

  return [
    on(contract.saveArticle, async ({ actor, id, body: { values, version } }) => {
      return database.transaction(async (tx) => {
        const article = await lock(tx, id);
        requireVersion(article, version);
        return store.toSavedText(await write(tx, actor, article, values));
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
            objectKind: 'article',
            objectId: String(id),
            details: { number },
          });
          return store.toSavedText(saved);
        }),
      );
    }),

    on(contract.withdrawArticle, async ({ actor: { accountId }, id, body: { version } }) => {
      await database.transaction(async (tx) => {
        const article = await lock(tx, id);
        requireVersion(article, version);
        const now = clock.now();
        const state = store.stateOf(article, now);
        if (state === 'draft' || state === 'withdrawn') throw new Problem('administration.text-not-published');
        const withdrawnAt = state === 'published' ? now : article.withdrawnAt;
        await store.changeArticle(tx, id, { publishedAt: null, withdrawnAt });
        await store.hidePosts(tx, article.pairKey);
        await audit.record(tx, {
          actor: accountId,
          action: 'articles.withdraw',
          objectKind: 'article',
          objectId: String(id),
        });
      });
    }),

    on(contract.deleteArticle, async ({ actor: { accountId }, id }) => {
      await database.transaction(async (tx) => {
        const article = await lock(tx, id);
        if (store.stateOf(article, clock.now()) !== 'draft') throw new Problem('administration.text-not-draft');
        const { blogImage } = article.text.values as ArticleValues;
        const pictures = await store.picturesOfVersions(tx, id);
        await store.removeArticle(tx, id, article.pairKey);
        await files.discard(tx, [...new Set([...pictures, ...(blogImage ? [blogImage] : [])])]);
        await audit.record(tx, {
          actor: accountId,
          action: 'articles.delete',
          objectKind: 'article',
          objectId: String(id),
        });
      });
    }),
  ];
}
