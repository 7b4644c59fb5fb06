import type { ArticlesAddress } from '#features/content/articles/article-addresses.ts';
import { articleStates } from '#features/content/articles/article-limits.ts';
import { listArticles } from '#features/content/articles/contract.ts';
import { ArticleList } from '#features/content/articles/web/article-list.tsx';
import { blogCategoryCodes } from '#features/content/blog/blog-categories.ts';
import { searchValues } from '#shared/search-values.ts';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { AdminArea } from '../shell/late/admin-area.tsx';
import type { Route } from './+types/admin-blog';

/** `/admin/blog`. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { data, meta } = await api(context).call(listArticles, { query: searchValues(url.searchParams) });
  const address: ArticlesAddress = {
    q: url.searchParams.get('q')?.trim() ?? '',
    state: articleStates.find((state) => state === url.searchParams.get('state')) ?? null,
    category: blogCategoryCodes.find((code) => code === url.searchParams.get('category')) ?? null,
    page: meta.page,
  };
  return {
    articles: data,
    list: meta,
    address,
    page: describePage(context, {
      title: texts(context)('administration.articles.title'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function AdminBlog({ loaderData }: Route.ComponentProps) {
  const { articles, list, address } = loaderData;
  return (
    <AdminArea>
      <ArticleList articles={articles} meta={list} address={address} />
    </AdminArea>
  );
}
