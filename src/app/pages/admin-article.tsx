import { lazy } from 'react';
import { getArticle } from '#features/content/articles/contract.ts';
import { type Loading, titledLoader } from '../page-loader.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import { InBrowser } from '../wizard/in-browser.tsx';
import type { Route } from './+types/admin-article';
import '#ui/administration/administration.css';

const ArticlePage = lazy(() => import('#features/content/articles/web/article-page.tsx'));

export const loader = titledLoader(
  'administration.articles.edit',
  async ({ call, params, userOf }: Loading<Route.LoaderArgs>) => ({
    userId: (await userOf()).id,
    article: (await call(getArticle, { params })).data,
  }),
);

export default function AdminArticle({ loaderData: { article, userId, page } }: Route.ComponentProps) {
  return (
    <AdminArea>
      <InBrowser title={page.title}>
        <ArticlePage
          // Remounts the form after publishing or reverting.
          key={[article.draft.id, article.state, article.versions[0]?.number].join(' ')}
          article={article}
          userId={userId}
        />
      </InBrowser>
    </AdminArea>
  );
}
