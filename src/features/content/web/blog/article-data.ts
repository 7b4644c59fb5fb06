import type { BlogPost } from '#features/content/blog-fields.ts';
import { blogPostHref } from '#features/content/blog-paths.ts';
import { htmlLang } from '#shared/i18n/language.ts';

/** schema.org `Article` of a text; `origin` without a slash at its end. */
export function articleData(post: BlogPost, origin: string): object {
  const url = `${origin}${blogPostHref(post)}${post.language === 'sr' ? '' : `?lang=${post.language}`}`;
  const publisher = { '@type': 'Organization', name: 'Prilika', url: `${origin}/` };
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: post.title,
    description: post.summary,
    inLanguage: htmlLang[post.language],
    datePublished: post.publishedAt,
    dateModified: post.updatedAt,
    articleSection: post.category.label,
    author: publisher,
    publisher,
    mainEntityOfPage: url,
    url,
  };
}
