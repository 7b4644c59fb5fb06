import { expect, test } from 'vitest';
import { productForms, webSources } from '#tests/support/product-forms.ts';

const inForms = (path: string): boolean => path.startsWith('src/ui/forms/');

test('a form is sent through `useSubmit` alone, so that no attempt ends in silence', () => {
  const others = webSources().filter(({ path, text }) => !inForms(path) && text.includes('handleSubmit('));
  expect(others.map(({ path }) => path)).toEqual([]);
});

test('a form of its own has no fields that can be wrong', () => {
  const plain = webSources().flatMap(({ path, text }) =>
    [...text.matchAll(/<form\b[^>]*/g)]
      .filter(([tag]) => !inForms(path) && !tag.includes('method="get"'))
      .map(() => path),
  );
  expect(plain.sort()).toEqual([
    // Choices that are always right; what fails is told by a note that takes the focus.
    'src/features/advertising/web/orders/buy-package.tsx',
    // Buttons that lead on.
    'src/features/postings/web/leaving-page/leave-view.tsx',
    'src/features/postings/web/posting-page/apply-action.tsx',
    'src/features/postings/web/posting-page/apply-action.tsx',
    // Searching.
    'src/ui/search-bar.tsx',
  ]);
});

test('every form has a name of its own', () => {
  const names = productForms();
  expect(names.length).toBeGreaterThan(15);
  expect(new Set(names).size).toBe(names.length);
});
