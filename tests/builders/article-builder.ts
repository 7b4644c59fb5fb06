import type { ArticleInput, ArticleValues } from '#features/content/articles/fields.ts';
import { insertArticle } from '#features/content/articles/server/article-store.ts';
import { insertPublished } from '#features/content/articles/server/new-article.ts';
import { insertText } from '#features/content/editing/server/edited-text-store.ts';
import type { BuildContext } from './account-builder.ts';

const noWords = { title: '', summary: '', imageAlt: '', body: '' };

/** A text of the blog in Serbian alone, whole. */
export const articleValues = (values: Partial<ArticleInput> = {}): ArticleInput => ({
  category: 'advice',
  art: 'door',
  blogImage: null,
  author: 'Vesna Ilić',
  sr: {
    title: 'Kako da pročitate oglas',
    summary: 'Na šta prvo treba obratiti pažnju.',
    imageAlt: '',
    body: '<p>Pročitajte oglas do kraja.</p>',
  },
  en: noWords,
  ...values,
});

/** A draft that nobody has seen; its id. */
export async function buildDraftArticle(
  { database, clock }: BuildContext,
  values: Partial<ArticleValues> = {},
): Promise<number> {
  return database.transaction(async (tx) => {
    const { id } = await insertText(tx, articleValues(values), { accountId: null, now: clock.now() });
    const columns = { textId: id, pairKey: `text-${id}`, publishedAt: null, searchFolded: '' };
    await insertArticle(tx, columns);
    return id;
  });
}

/** A text that readers see, or will; its id for administrators. */
export async function buildArticle(
  { database, clock }: BuildContext,
  values: Partial<ArticleInput> = {},
  publishedAt: Date = clock.now(),
): Promise<number> {
  return database.transaction((tx) => insertPublished(tx, articleValues(values), { publishedAt, now: clock.now() }));
}
