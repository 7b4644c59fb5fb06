import { redirect } from 'react-router';
import { blogCategoryLabel } from '#features/content/blog/blog-categories.ts';
import { blogHref } from '#features/content/blog/blog-paths.ts';
import { listBlog } from '#features/content/blog/contract.ts';
import { BlogList } from '#features/content/blog/web/blog-list.tsx';
import { pageCount } from '#shared/paging.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import type { Route } from './+types/blog';

/** The newest text and three rows of three. */
const pageSize = 10;

export async function loader({ context, url }: Route.LoaderArgs) {
  const query = {
    category: url.searchParams.get('category') ?? undefined,
    page: url.searchParams.get('page') ?? undefined,
    pageSize: String(pageSize),
  };
  const { data, meta } = await api(context).call(listBlog, { query });
  const { category, page, total } = meta;
  // A page beyond the end.
  if (data.length === 0 && total > 0) throw redirect(blogHref({ category, page: pageCount(meta) }));

  const t = texts(context);
  const heading = category
    ? t('content.blog.titleCategory', { category: blogCategoryLabel(category, languageOf(context)) })
    : t('content.blog.title');
  return {
    posts: data,
    list: meta,
    page: describePage(context, {
      title: page > 1 ? t('content.blog.pageTitle', { title: heading, page }) : heading,
      description: t('content.blog.description'),
      path: blogHref({ category, page }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <BlogList posts={loaderData.posts} meta={loaderData.list} />
    </Main>
  );
}
