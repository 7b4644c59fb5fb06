import type { Executor } from '#host/database/database.ts';
import { fold } from '#kit/serbian-text.ts';
import * as texts from '../../editing/server/edited-text-store.ts';
import type { ArticleInput, ArticleValues } from '../fields.ts';
import { insertArticle, writePosts } from './article-store.ts';

/** Characters of one part that are searched. */
const searchedLength = 300;

/** What a text is found by: both titles and the author. */
export const wordsToFind = ({ sr, en, author }: ArticleValues): string =>
  [sr.title, en.title, author].map((text) => fold(text.slice(0, searchedLength))).join(' ');

/** The key that joins a text with what readers see of it. */
export const newPairKey = (id: number): string => `text-${id}`;

/** Writes a whole text that is published from a moment on, by nobody in particular; returns its id. */
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
