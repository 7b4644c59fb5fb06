import { expect, test } from 'vitest';
import type { BlogPost } from '../fields.ts';
import { articleData } from './article-data.ts';

const post: BlogPost = {
  id: 7,
  language: 'sr',
  category: { code: 'rights', label: 'Radna prava' },
  title: 'Šta poslodavac ne sme da vas pita',
  summary: 'Pitanja koja ne spadaju u razgovor.',
  art: 'twins',
  image: null,
  readingMinutes: 2,
  publishedAt: '2026-11-10T09:00:00.000Z',
  author: 'Vesna Ilić',
  body: '<p>Pročitajte.</p>',
  updatedAt: '2026-11-11T09:00:00.000Z',
  translations: [],
  related: [],
};

test('the structured data name the author: a person, or the site', () => {
  const site = { '@type': 'Organization', name: 'Prilika', url: 'https://prilika.rs/' };
  expect(articleData(post, 'https://prilika.rs')).toMatchObject({
    author: { '@type': 'Person', name: 'Vesna Ilić' },
    publisher: site,
    url: 'https://prilika.rs/blog/7',
  });
  expect(articleData({ ...post, author: null }, 'https://prilika.rs')).toMatchObject({ author: site });
});
