import { describe, expect, it } from 'vitest';
import { advertisingMessages } from '#features/advertising/messages.sr.ts';
import { postingMessages } from '#features/postings/messages.sr.ts';
import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { type ChipLabels, chipToRelax, filterChips } from './filter-chips.ts';

const t: Translate = createTranslator('sr', { postings: postingMessages, advertising: advertisingMessages });
const value = (code: string, label: string, count: number) => ({ code, label, count });

const facets: Facets = {
  categories: [value('magacin', 'Magacin', 3), value('dizajn', 'Dizajn', 0)],
  locations: [],
  workModels: [value('od-kuce', 'Rad od kuće', 0)],
  contractTypes: [],
  jobTypes: [],
  careerLevels: [],
  educationLevels: [],
  experience: [value('do-1', 'Do godinu dana', 2)],
  employers: [value('7', 'Kvarc', 1)],
  publishedWithin: [],
};
const labels: ChipLabels = {
  facets,
  places: [{ code: 'vracar', label: 'Beograd, Vračar' }],
  language: 'sr',
  t,
};
const filter = (changes: Partial<PostingsFilter>): PostingsFilter => ({ ...emptyFilter, ...changes });
const textsOf = (changes: Partial<PostingsFilter>): string[] =>
  filterChips(filter(changes), labels).map(({ label }) => label);

describe('filterChips', () => {
  it('says every chosen filter in words', () => {
    expect(
      textsOf({
        categories: ['magacin'],
        locations: ['vracar'],
        experience: ['do-1'],
        employers: [7, 8],
        productGroups: ['hot'],
        salaryFrom: 80_000,
        publishedWithin: 3,
      }),
    ).toEqual([
      'Magacin',
      'Beograd, Vračar',
      'Iskustvo: Do godinu dana',
      'Kvarc',
      'Poslodavac br. 8',
      'Vruć',
      'Zarada od 80.000\u00a0RSD',
      'Objavljeno u poslednja 3 dana',
    ]);
  });

  it('leads to the search without that one filter and with all the rest', () => {
    const chips = filterChips(
      filter({ q: 'kuvar', categories: ['magacin', 'dizajn'], salaryFrom: 60_000, salaryUnstated: true }),
      labels,
    );
    expect(chips.map(({ without }) => postingsAddress(without))).toEqual([
      '/oglasi?q=kuvar&categories=dizajn&salaryFrom=60000&salaryUnstated=true',
      '/oglasi?q=kuvar&categories=magacin&salaryFrom=60000&salaryUnstated=true',
      '/oglasi?q=kuvar&categories=magacin&categories=dizajn',
    ]);
  });

  it('has nothing for words and order', () => {
    expect(textsOf({ q: 'kuvar', sort: 'newest' })).toEqual([]);
  });
});

describe('chipToRelax', () => {
  it('offers a filter whose group has results without it', () => {
    const search = filter({ workModels: ['od-kuce'], categories: ['dizajn'], salaryFrom: 60_000 });
    expect(chipToRelax(filterChips(search, labels), search, facets)?.label).toBe('Dizajn');
  });

  it('offers the last one when no count helps, and nothing when nothing is chosen', () => {
    const search = filter({ workModels: ['od-kuce'], publishedWithin: 1 });
    expect(chipToRelax(filterChips(search, labels), search, facets)?.key).toBe('published');
    expect(chipToRelax([], filter({}), facets)).toBeNull();
  });
});
