import { lazy } from 'react';
import { getArticle } from '#features/content/articles/contract.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { userOf } from '../session-guard.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/admin-article';
import '#ui/administration/administration.css';

const ArticlePage = lazy(() => import('#features/content/articles/web/article-page.tsx'));

/** `/admin/blog/{id}`. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const user = await userOf(context);
  const { data: article } = await api(context)
    .call(getArticle, { params: { id: params.id } })
    .catch(throwPageProblem);
  return {
    userId: user.id,
    article,
    page: describePage(context, { title: texts(context)('administration.articles.edit'), robots: 'noindex' }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminArticle({ loaderData: { article, userId, page } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <InBrowser title={page.title}>
        <ArticlePage
          // What was published or taken back begins anew.
          key={[article.draft.id, article.state, article.versions[0]?.number].join(' ')}
          article={article}
          userId={userId}
        />
      </InBrowser>
    </AdminArea>
  );
}
