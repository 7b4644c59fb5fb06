import { previewPage } from '#features/content/pages/contract.ts';
import { PagePreviewPage } from '#features/content/pages/web/page-preview.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-page-preview';

/** `/admin/stranice/{id}/pregled`; `?jezik=` and `?verzija=` choose what is shown. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const query = {
    language: url.searchParams.get('jezik') ?? undefined,
    version: url.searchParams.get('verzija') ?? undefined,
  };
  const { data: preview } = await api(context)
    .call(previewPage, { params: { id: params.id }, query })
    .catch(throwPageProblem);
  return {
    preview,
    page: describePage(context, { title: texts(context)('administration.texts.preview'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminPagePreview({ loaderData }: Route.ComponentProps) {
  return (
    <AdminArea>
      <PagePreviewPage preview={loaderData.preview} />
    </AdminArea>
  );
}
