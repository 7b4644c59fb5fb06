import { previewArticle } from '#features/content/articles/contract.ts';
import { ArticlePreviewPage } from '#features/content/articles/web/article-preview.tsx';
import { type Loading, titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-article-preview';

/** `/admin/blog/{id}/pregled`; `?jezik=` and `?verzija=` select what is shown. */
export const loader = titledLoader(
  'administration.texts.preview',
  async ({ call, params, search }: Loading<Route.LoaderArgs>) => {
    const query = { language: search.get('jezik') ?? undefined, version: search.get('verzija') ?? undefined };
    return { preview: (await call(previewArticle, { params, query })).data };
  },
);

export default adminPage<typeof loader>(ArticlePreviewPage);
