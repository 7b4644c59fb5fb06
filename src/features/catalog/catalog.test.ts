import { describe, expect, test } from 'vitest';
import { slug } from '#kit/serbian-text.ts';
import { catalog } from './catalog.ts';
import type { CatalogItem } from './catalog-item.ts';
import { categories } from './categories.ts';
import { contractTypes } from './contract-types.ts';
import { educationLevels } from './education-levels.ts';
import { experienceLevels } from './experience-levels.ts';
import { isCodeOf, labelOf, sortedByLabel } from './labels.ts';
import { type Place, places } from './places.ts';

const lists: [string, readonly CatalogItem[]][] = Object.entries(catalog);

describe.each(lists)('list %s', (_name, list) => {
  test('has unique codes that are safe in an address', () => {
    const codes = list.map((item) => item.code);
    expect(new Set(codes).size).toBe(codes.length);
    expect(codes.filter((code) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(code))).toEqual([]);
  });

  test('has a unique label in both languages for every code', () => {
    for (const language of ['sr', 'en'] as const) {
      const labels = list.map((item) => item[language]);
      expect(labels.filter((label) => label.trim() === '')).toEqual([]);
      expect(new Set(labels).size).toBe(labels.length);
    }
  });
});

test('the lists are complete', () => {
  const sizes = Object.fromEntries(lists.map(([name, list]) => [name, list.length]));
  expect(sizes).toMatchObject({
    categories: 46,
    educationLevels: 11,
    contractTypes: 13,
    jobTypes: 8,
    workModels: 4,
    careerLevels: 9,
    experience: 7,
  });
  const ofKind = (kind: Place['kind']) => places.filter((place) => place.kind === kind).length;
  expect(ofKind('region')).toBe(26);
  expect(ofKind('municipality')).toBe(17);
  expect([ofKind('whole-country'), ofKind('abroad')]).toEqual([1, 1]);
});

test('a category code is the start of its folded label', () => {
  const odd = categories.filter(({ code, sr }) => code !== slug(sr.split(/,| i | \(/)[0] ?? ''));
  expect(odd.map((item) => item.code)).toEqual(['it-softver']);
});

test('every place has a parent that exists, a code from its name and a locative', () => {
  const all: readonly Place[] = places;
  const codes = new Set(all.map((place) => place.code));
  for (const place of all) {
    if (place.kind === 'place' || place.kind === 'municipality') {
      expect(codes).toContain(place.parent);
      expect(place.code).toBe(slug(place.sr));
      expect(place.postal).toMatch(/^\d{5}$/);
    }
    expect(place.locative).toMatch(/^(u|na) /);
  }
});

test('labels are the catalogue’s, letter for letter', () => {
  expect(labelOf(categories, 'obezbedenje', 'sr')).toBe('Obezbeđenje i zaštita na radu');
  expect(labelOf(categories, 'racunovodstvo', 'en')).toBe('Accounting');
  expect(labelOf(educationLevels, 'sss4', 'sr')).toBe('Srednja škola, četvorogodišnja / gimnazija');
  expect(labelOf(contractTypes, 'neodredjeno', 'sr')).toBe('Neodređeno vreme');
  expect(labelOf(experienceLevels, '10-i-vise', 'sr')).toBe('10 i više godina');
  expect(labelOf(places, 'vrnjacka-banja', 'en')).toBe('Vrnjačka Banja');
});

test('codes from outside are recognised', () => {
  expect(isCodeOf(experienceLevels, '1-2')).toBe(true);
  expect(isCodeOf(experienceLevels, '<1')).toBe(false);
});

test('lists sort by the alphabet of the language', () => {
  const serbian = sortedByLabel(places, 'sr').map((place) => place.sr);
  expect(serbian.indexOf('Čačak')).toBeGreaterThan(serbian.indexOf('Cela Srbija'));
  expect(serbian.indexOf('Ćuprija')).toBeGreaterThan(serbian.indexOf('Čukarica'));
  expect(sortedByLabel(categories, 'en')[0]?.en).toBe('Accounting');
});
