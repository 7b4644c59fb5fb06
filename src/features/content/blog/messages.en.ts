import type { Translated } from '#kit/i18n/shape.ts';
import type { blogMessages as serbian } from './messages.sr.ts';

export const blogMessages = {
  title: 'Blog',
  titleCategory: 'Blog: {{category}}',
  description: 'Advice on finding a job, CVs, interviews and rights at work, and on writing job ads.',
  categories: 'Blog categories',
  all: 'All',
  editors: 'Prilika editors',
  reading_one: '{{count}} min read',
  reading_other: '{{count}} min read',
  empty: 'No articles yet',
  emptyText: 'No articles have been published in this category yet.',
  allPosts: 'See all articles',
  related: 'Read next',
  home: 'From the blog',
  homeAll: 'All articles',
} as const satisfies Translated<typeof serbian>;
