import { blogCategoryLabel } from '#features/content/blog/blog-categories.ts';
import { blogHref } from '#features/content/blog/blog-paths.ts';
import { listBlog } from '#features/content/blog/contract.ts';
import { BlogList } from '#features/content/blog/web/blog-list.tsx';
import { Main } from '#ui/light/main.tsx';
import { pageLoader, toLastPage } from '../page-loader.ts';
import type { Route } from './+types/blog';

/** The newest text and three rows of three. */
const pageSize = 10;

export const loader = pageLoader(async ({ call, describe, language, search, t }) => {
  const asked = {
    category: search.get('category') ?? undefined,
    page: search.get('page') ?? undefined,
    pageSize: String(pageSize),
  };
  const { data, meta } = await call(listBlog, { query: asked });
  const { category, page } = meta;
  toLastPage({ data, meta }, (last) => blogHref({ category, page: last }));

  const heading = category
    ? t('content.blog.titleCategory', { category: blogCategoryLabel(category, language) })
    : t('content.blog.title');
  return {
    posts: data,
    list: meta,
    page: describe({
      title: heading,
      pageNumber: page,
      description: t('content.blog.description'),
      path: blogHref({ category, page }),
    }),
  };
});

export default function Blog({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <BlogList posts={loaderData.posts} meta={loaderData.list} />
    </Main>
  );
}
