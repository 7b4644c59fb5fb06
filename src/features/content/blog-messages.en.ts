import type { Translated } from '#shared/i18n/shape.ts';
import type { blogMessages as serbian } from './blog-messages.sr.ts';

export const blogMessages = {
  title: 'Blog',
  titleCategory: 'Blog: {{category}}',
  pageTitle: '{{title}}, page {{page}}',
  description: 'Advice on looking for work, CVs, interviews and rights at work, and on writing ads.',
  categories: 'Categories of the blog',
  all: 'All',
  reading_one: '{{count}} minute to read',
  reading_other: '{{count}} minutes to read',
  empty: 'No texts yet',
  emptyText: 'Nothing has been published in this category yet.',
  allPosts: 'See all texts',
  related: 'Read next',
  home: 'From the blog',
  homeAll: 'All texts',
} as const satisfies Translated<typeof serbian>;
