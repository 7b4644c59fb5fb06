import { htmlLang } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { BlogPost } from '../fields.ts';

/** schema.org `Article` data; `origin` without a trailing slash. */
export function articleData(post: BlogPost, origin: string): object {
  const url = `${origin}${pageAddress('blog-post', post.id)}${post.language === 'sr' ? '' : `?lang=${post.language}`}`;
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
    ...(post.image ? { image: `${origin}${post.image.url}` } : {}),
    author: post.author === null ? publisher : { '@type': 'Person', name: post.author },
    publisher,
    mainEntityOfPage: url,
    url,
  };
}
