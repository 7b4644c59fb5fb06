import { RouterContextProvider } from 'react-router';
import { describe, expect, test } from 'vitest';
import { createTranslators } from '#kit/i18n/translator.ts';
import { pageContext } from './page-context.ts';
import { describePage, type PageFacts } from './page-description.ts';
import { texts } from './texts.ts';

const describedIn = (language: 'sr' | 'en', facts: PageFacts) => {
  const context = new RouterContextProvider();
  const t = createTranslators(texts)(language);
  const api = { call: () => Promise.reject(new Error('not called')) };
  context.set(pageContext, { api, session: false, language, t, origin: 'https://prilika.example' });
  return describePage(context, facts);
};

describe('the title', () => {
  test.each([
    ['sr', 1, 'Blog | Prilika'],
    ['sr', 2, 'Blog, strana 2 | Prilika'],
    ['en', 3, 'Blog, page 3 | Prilika'],
  ] as const)('in %s of page %i', (language, pageNumber, title) => {
    expect(describedIn(language, { title: 'Blog', pageNumber }).title).toBe(title);
  });
});

describe('search engines', () => {
  test('index a page with an address', () => {
    const { canonical, robots } = describedIn('sr', { title: 'Blog', path: '/blog?page=2' });
    expect({ canonical, robots }).toEqual({ canonical: 'https://prilika.example/blog?page=2', robots: null });
  });

  test('follow the links of a page that shows what others show', () => {
    const { canonical, robots } = describedIn('sr', { title: 'Blog', path: null });
    expect({ canonical, robots }).toEqual({ canonical: null, robots: 'noindex, follow' });
  });

  test('leave out a page without an address', () => {
    const { canonical, robots } = describedIn('sr', { title: 'Blog' });
    expect({ canonical, robots }).toEqual({ canonical: null, robots: 'noindex' });
  });
});
