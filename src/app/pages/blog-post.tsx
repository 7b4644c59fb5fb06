import { redirect } from 'react-router';
import { blogHref } from '#features/content/blog/blog-paths.ts';
import { getBlogPost } from '#features/content/blog/contract.ts';
import type { BlogPost as Post } from '#features/content/blog/fields.ts';
import { articleData } from '#features/content/blog/web/article-data.ts';
import { BlogArticle } from '#features/content/blog/web/blog-article.tsx';
import { breadcrumbData } from '#features/postings/web/structured-data.ts';
import { articleCard, articlePicture } from '#features/sharing/cards.ts';
import { cardPicture } from '#features/sharing/share-card.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { pageAddress } from '#kit/site-map.ts';
import { type Loading, pageLoader } from '../page-loader.ts';
import { mainPage } from '../shell/main-page.tsx';
import type { Route } from './+types/blog-post';

/** The pages of a text in every language it exists in. */
const alternatesOf = (post: Post): Record<string, string> =>
  Object.fromEntries([post, ...post.translations].map(({ language, id }) => [language, pageAddress('blog-post', id)]));

/** The breadcrumbs shown on the page, including the page itself. */
const trailOf = (post: Post, t: Translate) => [
  { label: t('content.blog.title'), href: blogHref({ category: null }) },
  { label: post.category.label, href: blogHref({ category: post.category.code }) },
  { label: post.title, href: pageAddress('blog-post', post.id) },
];

export const loader = pageLoader(
  async ({ call, describe, language, origin, params, t, url }: Loading<Route.LoaderArgs>) => {
    const { data: post } = await call(getBlogPost, { params });
    // Every language has its own text, so changing the language redirects to another post.
    const translation = post.translations.find((other) => other.language === language);
    if (post.language !== language && translation)
      throw redirect(`${pageAddress('blog-post', translation.id)}${url.search}`);
    return {
      post,
      page: describe({
        title: post.title,
        description: post.summary,
        picture: cardPicture(articlePicture(post.id), articleCard(post, { language, t }), language),
        ...(post.language === language
          ? {
              path: pageAddress('blog-post', post.id),
              alternates: alternatesOf(post),
              structuredData: [articleData(post, origin), breadcrumbData(trailOf(post, t), origin)],
            }
          : { path: null }),
      }),
    };
  },
);

export default mainPage<typeof loader>(BlogArticle);
