import type { Executor } from '#host/database/database.ts';
import { fold } from '#kit/serbian-text.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import type { ArticleInput, ArticleValues } from '../fields.ts';
import { insertArticle, writePosts } from './article-store.ts';

/** Max searchable characters of each part. */
const searchedLength = 300;

/** Search text of an article: both titles and the author. */
export const wordsToFind = ({ sr, en, author }: ArticleValues): string =>
  [sr.title, en.title, author].map((text) => fold(text.slice(0, searchedLength))).join(' ');

/** The key that joins an article with its posts. */
export const newPairKey = (id: number): string => `text-${id}`;

/** Inserts a complete article published at `publishedAt`, without an administrator as its author; returns its id. */
export async function insertPublished(
  tx: Executor,
  values: ArticleInput,
  { publishedAt, now, pairKey }: { publishedAt: Date; now: Date; pairKey?: string },
): Promise<number> {
  const nobody = { accountId: null, now };
  const { id } = await texts.insertText(tx, values, nobody);
  const key = pairKey ?? newPairKey(id);
  await insertArticle(tx, { textId: id, pairKey: key, publishedAt, searchFolded: wordsToFind(values) });
  await texts.addVersion(tx, id, { values }, nobody);
  await writePosts(tx, key, values, publishedAt, now);
  return id;
}
