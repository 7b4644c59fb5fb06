import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { categories } from '#features/catalog/categories.ts';
import { EmployerCover, motifOf } from './employer-cover.tsx';

test('each trade has a cover; companies without a trade have the doors', () => {
  const used = new Set(categories.map(({ code }) => motifOf(code)));
  expect(used).toEqual(new Set(['doors', 'windows', 'bars', 'line', 'arches', 'leaves']));
  expect(motifOf(null)).toBe('doors');
  expect(motifOf('no-trade')).toBe('doors');
});

test('a cover is a drawing in the tone of the company', () => {
  const covers = categories.map(({ code }) => renderToStaticMarkup(<EmployerCover id={7} trade={code} />));
  for (const cover of covers)
    expect(cover).toMatch(/^<div class="employer-cover tone-[1-6]"><svg .*aria-hidden="true"/);
  expect(new Set(covers).size).toBe(6);
});
