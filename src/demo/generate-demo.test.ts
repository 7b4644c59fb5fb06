import { describe, expect, test } from 'vitest';
import { catalog } from '#features/catalog/catalog.ts';
import { codeFields } from '#features/postings/posting-field-sets.ts';
import { postingFields } from '#features/postings/posting-field-table.ts';
import { addDays, daysBetween } from '#kit/dates.ts';
import { fold } from '#kit/serbian-text.ts';
import { generateDemo } from './generate-demo.ts';
import { occupations } from './occupations.ts';
import { sectorNames } from './sectors.ts';

const today = '2026-11-21';
const demo = generateDemo({ today });
const { employers, postings } = demo;

const plainText = (html: string): string => html.replace(/<[^>]+>/g, ' ');
const sentencesOf = (html: string): string[] =>
  html
    .split(/<\/?(?:p|ul|li)>/)
    .flatMap((part) => part.split(/(?<=\.) (?=\p{Lu})/u))
    .filter((sentence) => sentence !== '');
const share = (fits: (posting: (typeof postings)[number]) => boolean): number =>
  postings.filter(fits).length / postings.length;

test('the same input gives the same data, another seed other data', () => {
  expect(generateDemo({ today })).toEqual(demo);
  expect(generateDemo({ today, seed: 2, postings: 50 }).postings).not.toEqual(
    generateDemo({ today, postings: 50 }).postings,
  );
});

test('any size can be asked for', () => {
  expect(generateDemo({ today, postings: 12, employers: 5 }).postings).toHaveLength(12);
});

test('the numbers are those asked for, most postings are live', () => {
  expect(employers).toHaveLength(300);
  expect(postings).toHaveLength(2_000);
  expect(postings.filter(({ state }) => state === 'active')).toHaveLength(1_750);
  expect(postings.filter(({ state }) => state === 'closed')).toHaveLength(50);
  expect(occupations.length).toBeGreaterThanOrEqual(160);
  expect(new Set(postings.map(({ employerIndex }) => employerIndex)).size).toBe(300);
});

describe('coverage', () => {
  const live = postings.filter(({ state }) => state === 'active');
  test.each(codeFields)('postings use every code of %s and nothing else', (field) => {
    // Some contracts are so rare that all postings with them may have ended.
    const read = field === 'contractType' ? postings : live;
    const used = read.flatMap((posting): readonly string[] => [posting[field] ?? []].flat());
    expect(new Set(used)).toEqual(new Set(catalog[postingFields[field].list].map(({ code }) => code)));
  });

  test('every kind of employer is there', () => {
    expect(new Set(employers.map(({ sector }) => sector))).toEqual(new Set(sectorNames));
  });

  test('ad types and towns are split as on the market', () => {
    // A first page of a list is not to be all paid.
    const ofType = (adType: string) => live.filter(({ productGroup }) => productGroup === adType).length;
    expect(Math.abs(ofType('promoted') - 15)).toBeLessThanOrEqual(4);
    expect(Math.abs(ofType('hot') - 28)).toBeLessThanOrEqual(10);
    expect(Math.abs(ofType('featured') - 88)).toBeLessThanOrEqual(20);
    const capital = new Set<string>(
      catalog.locations.filter((place) => 'parent' in place && place.parent === 'beograd').map(({ code }) => code),
    ).add('beograd');
    const inCapital = share(({ locations }) => locations.some((code) => capital.has(code)));
    expect(inCapital).toBeGreaterThan(0.33);
    expect(inCapital).toBeLessThan(0.46);
    expect(share(({ salaryRange }) => salaryRange === null)).toBeCloseTo(0.25, 1);
  });
});

describe('dates', () => {
  test('live postings are inside their period, ended ones are not', () => {
    for (const posting of postings) {
      const age = daysBetween(posting.firstPublishedOn, today);
      expect(age).toBeGreaterThanOrEqual(0);
      if (posting.state === 'active') expect(age).toBeLessThan(posting.productDuration);
      if (posting.state === 'expired') expect(age).toBeGreaterThan(posting.productDuration);
      expect(posting.closedOn === null).toBe(posting.state !== 'closed');
      if (posting.closedOn) expect(daysBetween(posting.closedOn, today)).toBeGreaterThanOrEqual(0);
      if (posting.expiryDate) {
        expect(posting.expiryDate > today).toBe(true);
        expect(posting.expiryDate < addDays(posting.firstPublishedOn, posting.productDuration)).toBe(true);
      }
    }
  });

  test('hot postings end within a week, free ones last 15 days, something is new today', () => {
    const hot = postings.filter(({ state, productGroup }) => state === 'active' && productGroup === 'hot');
    for (const { firstPublishedOn, productDuration } of hot) {
      expect(productDuration - daysBetween(firstPublishedOn, today)).toBeLessThanOrEqual(6);
    }
    const free = postings.filter(({ productGroup }) => productGroup === 'free');
    expect(new Set(free.map(({ productDuration }) => productDuration))).toEqual(new Set([15]));
    expect(postings.at(-1)?.firstPublishedOn).toBe(today);
  });
});

describe('texts', () => {
  test('no two postings read alike and no sentence is everywhere', () => {
    const texts = postings.map((posting) => posting.jobDescription || posting.jobShortDescription);
    expect(new Set(texts).size).toBe(postings.length);
    const counts = new Map<string, number>();
    for (const posting of postings) {
      const { jobDescription, conditionsDescription, offersDescription, additionalDescription } = posting;
      const parts = [jobDescription, conditionsDescription, offersDescription, additionalDescription];
      for (const sentence of new Set(parts.flatMap(sentencesOf))) {
        counts.set(sentence, (counts.get(sentence) ?? 0) + 1);
      }
    }
    const everywhere = [...counts].filter(([, count]) => count > postings.length * 0.045);
    expect(everywhere).toEqual([]);
  });

  test('lengths are within the limits and required parts are there', () => {
    for (const posting of postings) {
      expect(posting.positionTitle.length).toBeGreaterThanOrEqual(3);
      expect(posting.positionTitle.length).toBeLessThanOrEqual(120);
      expect(posting.categories.length).toBeLessThanOrEqual(3);
      expect(posting.locations.length).toBeLessThanOrEqual(10);
      if (posting.contentType === 'short') {
        expect(posting.jobShortDescription.length).toBeGreaterThan(100);
        expect(posting.jobShortDescription.length).toBeLessThanOrEqual(1_000);
      } else {
        expect(posting.jobShortDescription.length).toBeLessThanOrEqual(160);
        expect(plainText(posting.jobDescription).length).toBeGreaterThan(100);
        expect(posting.jobDescription.length).toBeLessThanOrEqual(5_000);
        expect(posting.conditionsDescription).toContain('<li>');
        expect(posting.offersDescription).toContain('<li>');
      }
    }
    for (const employer of employers) expect(employer.shortDescription.length).toBeLessThanOrEqual(200);
  });

  test('nothing is left unfilled and the markup is only what sanitising keeps', () => {
    const all = JSON.stringify([
      employers.map(({ company, shortDescription, about }) => [company, shortDescription, about]),
      postings.map((posting) => [
        posting.positionTitle,
        posting.jobShortDescription,
        posting.jobDescription,
        posting.conditionsDescription,
        posting.offersDescription,
        posting.additionalDescription,
      ]),
    ]);
    expect(all).not.toMatch(/[{}|]|undefined/);
    expect(all.replace(/<\/?(?:p|ul|li)>/g, '')).not.toMatch(/[<>]/);
  });

  test('no posting asks for what an ad must not ask for', () => {
    const banned =
      /devojk|momak|momci|muskar|zensk(og|i) pol|muskog pola|starosti|mlad[aeu] osob|neudat|neozenj|bez dece|izgleda\b(?! vas)|nacionalnost|veroispovest|do \d+ godina/;
    const matches = postings
      .map((posting) =>
        fold(plainText(posting.jobDescription + posting.conditionsDescription + posting.jobShortDescription)),
      )
      .flatMap((text) => banned.exec(text)?.[0] ?? []);
    expect([...new Set(matches)].filter((word) => word !== 'izgleda')).toEqual([]);
  });
});

describe('employers', () => {
  test('the first is the demo account’s own, with live and ended postings', () => {
    expect(employers[0]).toMatchObject({
      company: 'Kvarc Računovodstvo',
      accountEmail: 'poslodavac@primer.rs',
      placeCode: 'vracar',
    });
    const states = postings.filter(({ employerIndex }) => employerIndex === 0).map(({ state }) => state);
    expect(states.filter((state) => state === 'active').length).toBeGreaterThanOrEqual(8);
    expect(states.some((state) => state !== 'active')).toBe(true);
  });

  test('names and numbers are their own, and the numbers fail their checksums', () => {
    expect(new Set(employers.map(({ company }) => company)).size).toBe(employers.length);
    expect(new Set(employers.map(({ pib }) => pib)).size).toBe(employers.length);
    expect(new Set(employers.map(({ registrationNumber }) => registrationNumber)).size).toBe(employers.length);
    for (const { pib, registrationNumber, phone, postal } of employers) {
      expect(pib).toMatch(/^\d{9}$/);
      expect(registrationNumber).toMatch(/^\d{8}$/);
      expect(phone).toMatch(/^\+381\d{9}$/);
      expect(postal).toMatch(/^\d{5}$/);
      let rest = 10;
      for (const digit of pib.slice(0, 8)) rest = (((rest + Number(digit)) % 10 || 10) * 2) % 11;
      expect((11 - rest) % 10).not.toBe(Number(pib[8]));
      const weights = [2, 7, 6, 5, 4, 3, 2];
      const sum = weights.reduce((total, weight, index) => total + weight * Number(registrationNumber[index]), 0);
      expect(((11 - (sum % 11)) % 11) % 10).not.toBe(Number(registrationNumber[7]));
    }
  });
});

test('salaries are in whole thousands of dinars from 75.000 for a full month, or in euros', () => {
  for (const { salaryRange, contractType, jobType } of postings) {
    if (!salaryRange) continue;
    const { min, max, currency } = salaryRange;
    const half = jobType === 'nepuno' || jobType === 'honorarno';
    const least = contractType === 'dopunski' ? 25_000 : half ? 38_000 : 75_000;
    expect(min ?? max).not.toBeNull();
    if (min !== null && max !== null) expect(max).toBeGreaterThan(min);
    for (const end of [min, max]) {
      if (end === null) continue;
      expect(end % (currency === 'RSD' ? 1_000 : 50)).toBe(0);
      if (currency === 'RSD') expect(end).toBeGreaterThanOrEqual(least);
    }
  }
});
