import { redirect } from 'react-router';
import { blogHref } from '#features/content/blog/blog-paths.ts';
import { getBlogPost } from '#features/content/blog/contract.ts';
import type { BlogPost as Post } from '#features/content/blog/fields.ts';
import { articleData } from '#features/content/blog/web/article-data.ts';
import { BlogArticle } from '#features/content/blog/web/blog-article.tsx';
import { breadcrumbData } from '#features/postings/web/structured-data.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Main } from '#ui/light/main.tsx';
import { api, languageOf, originOf, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import type { Route } from './+types/blog-post';

/** The pages of a text in every language it exists in. */
const alternatesOf = (post: Post): Record<string, string> =>
  Object.fromEntries(
    [post, ...post.translations].map(({ language, id }) => [language, pageAddress('blog-post', id)]),
  );

/** The crumbs that the page shows, and the page itself. */
const trailOf = (post: Post, context: Route.LoaderArgs['context']): { name: string; url: string }[] =>
  [
    { name: texts(context)('content.blog.title'), path: blogHref({ category: null }) },
    { name: post.category.label, path: blogHref({ category: post.category.code }) },
    { name: post.title, path: pageAddress('blog-post', post.id) },
  ].map(({ name, path }) => ({ name, url: new URL(path, originOf(context)).href }));

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const language = languageOf(context);
  const { data: post } = await api(context)
    .call(getBlogPost, { params: { id: params.id } })
    .catch(throwPageProblem);
  // Every language has its own text, so switching the language goes to another post.
  const translation = post.translations.find((other) => other.language === language);
  if (post.language !== language && translation)
    throw redirect(`${pageAddress('blog-post', translation.id)}${url.search}`);
  return {
    post,
    page: describePage(context, {
      title: post.title,
      description: post.summary,
      ...(post.language === language
        ? {
            path: pageAddress('blog-post', post.id),
            alternates: alternatesOf(post),
            structuredData: [articleData(post, originOf(context)), breadcrumbData(trailOf(post, context))],
          }
        : { robots: 'noindex, follow' }),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return (
    <Main className="wrap page">
      <BlogArticle post={loaderData.post} />
    </Main>
  );
}
