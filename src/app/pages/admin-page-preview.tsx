import { previewPage } from '#features/content/pages/contract.ts';
import { PagePreviewPage } from '#features/content/pages/web/page-preview.tsx';
import { type Loading, titledLoader } from '../page-loader.ts';
import { adminPage } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-page-preview';

/** `/admin/stranice/{id}/pregled`; `?jezik=` and `?verzija=` select what is shown. */
export const loader = titledLoader(
  'administration.texts.preview',
  async ({ call, params, search }: Loading<Route.LoaderArgs>) => {
    const query = { language: search.get('jezik') ?? undefined, version: search.get('verzija') ?? undefined };
    return { preview: (await call(previewPage, { params, query })).data };
  },
);

export default adminPage<typeof loader>(PagePreviewPage);
