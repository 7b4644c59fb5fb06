import { expect, test } from 'vitest';
import { productForms, webSources } from '#tests/support/product-forms.ts';

const inForms = (path: string): boolean => path.startsWith('src/ui/forms/');

test('a form is sent through `useSubmit` alone, so that no attempt ends in silence', () => {
  const others = webSources().filter(({ path, text }) => !inForms(path) && text.includes('handleSubmit('));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('a form outside `Form` has no fields that can be invalid', () => {
  const plain = webSources().flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b[^>]*/g)]
      .filter(([tag]) => !inForms(path) && !tag.includes('method="get"'))
      .map(() => path),
  );
  expect(plain.sort()).toEqual([
    // Two buttons.
    'src/app/analytics/consent-bar.tsx',
    // Choices that are always valid; a failure is reported by a note that takes the focus.
    'src/features/advertising/orders/web/buy-package.tsx',
    // Buttons that lead on.
    'src/features/postings/web/leaving-page/leave-view.tsx',
    'src/features/postings/web/posting-page/apply-action.tsx',
    'src/features/postings/web/posting-page/apply-action.tsx',
    // Searching.
    'src/ui/search-bar.tsx',
  ]);
});

test('every form has a unique name', () => {
  const names = productForms();
  expect(names.length).toBeGreaterThan(15);
  expect(new Set(names).size).toBe(names.length);
});
