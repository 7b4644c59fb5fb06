import { describe, expect, it } from 'vitest';
import { advertisingMessages } from '#features/advertising/messages.sr.ts';
import { postingMessages } from '#features/postings/messages.sr.ts';
import {
  emptyFilter,
  type FacetFilter,
  facetFilters,
  type PostingsFilter,
  postingsAddress,
} from '#features/postings/search-address.ts';
import type { Facets } from '#features/postings/search-fields.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { type ChipLabels, filterChips, saidChips } from './filter-chips.ts';
import { relaxations } from './relaxations.ts';

const t: Translate = createTranslator('sr', { postings: postingMessages, advertising: advertisingMessages });
const value = (code: string, label: string, count: number) => ({ code, label, count });

const facets: Facets = {
  ...(Object.fromEntries(facetFilters.map((name) => [name, []])) as unknown as Record<FacetFilter, []>),
  categories: [value('magacin', 'Magacin', 3), value('dizajn', 'Dizajn', 0)],
  workModels: [value('od-kuce', 'Rad od kuće', 0)],
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
        keywords: ['knjigovođa', 'obračun zarada'],
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
      'Ključna reč: knjigovođa',
      'Ključna reč: obračun zarada',
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

  it('leaves every other value when an employer, an ad type, a span of days or pay is taken away', () => {
    const all = filter({
      employers: [7, 8],
      productGroups: ['hot', 'standard'],
      salaryFrom: 60_000,
      salaryUnstated: true,
      publishedWithin: 7,
    });
    const left = Object.fromEntries(
      filterChips(all, labels).map(({ key, filter: name, without }) => {
        const { employers, productGroups, salaryFrom, salaryUnstated, publishedWithin } = without;
        return [`${name}: ${key}`, [employers, productGroups, salaryFrom, salaryUnstated, publishedWithin].join(' | ')];
      }),
    );
    expect(left).toEqual({
      'employers: employer 7': '8 | hot,standard | 60000 | true | 7',
      'employers: employer 8': '7 | hot,standard | 60000 | true | 7',
      'productGroups: type hot': '7,8 | standard | 60000 | true | 7',
      'productGroups: type standard': '7,8 | hot | 60000 | true | 7',
      'salaryFrom: salary': '7,8 | hot,standard |  | false | 7',
      'publishedWithin: published': '7,8 | hot,standard | 60000 | true | ',
    });
  });

  it('tells the chips of a filter apart, for lists that change', () => {
    const chips = filterChips(filter({ categories: ['magacin', 'dizajn'], workModels: ['od-kuce'] }), labels);
    expect(chips.map(({ key, filter: name }) => [key, name])).toEqual([
      ['categories magacin', 'categories'],
      ['categories dizajn', 'categories'],
      ['workModels od-kuce', 'workModels'],
    ]);
  });

  it('names a value that has no label by its code', () => {
    expect(textsOf({ categories: ['nepoznata'] })).toEqual(['nepoznata']);
  });

  it('takes one keyword away and leaves the others, and every other filter leaves them all', () => {
    const chips = filterChips(filter({ keywords: ['kuvar', 'pekar'], categories: ['magacin'] }), labels);
    expect(chips.map(({ key, filter: name, without }) => [key, name, postingsAddress(without)])).toEqual([
      ['categories magacin', 'categories', '/oglasi?keywords=kuvar&keywords=pekar'],
      ['keyword kuvar', 'keywords', '/oglasi?categories=magacin&keywords=pekar'],
      ['keyword pekar', 'keywords', '/oglasi?categories=magacin&keywords=kuvar'],
    ]);
  });

  it('has nothing for words and order', () => {
    expect(textsOf({ q: 'kuvar', sort: 'newest' })).toEqual([]);
  });
});

describe('saidChips', () => {
  it('say what words were taken for and lead to the words again', () => {
    const said = {
      facet: 'experience' as const,
      values: [{ code: 'bez', label: 'Bez iskustva' }],
      amount: null,
      words: 'bez prakse',
      asWords: 'kasir "bez prakse"',
    };
    const pay = {
      facet: 'salaryFrom' as const,
      values: [],
      amount: 90_000,
      words: 'preko 90.000',
      asWords: '"preko 90.000"',
    };
    const chips = saidChips(filter({ q: 'kasir bez prakse' }), [said, pay], labels);
    expect(chips.map(({ label, action }) => [label, action])).toEqual([
      ['Prepoznato: Bez iskustva', 'Traži samo reči „bez prakse”'],
      ['Prepoznato: Zarada od 90.000\u00a0RSD', 'Traži samo reči „preko 90.000”'],
    ]);
    expect(chips[0]?.without.q).toBe('kasir "bez prakse"');
    expect(chips.map(({ key, filter: name }) => [key, name])).toEqual([
      ['said kasir "bez prakse"', 'q'],
      ['said "preko 90.000"', 'q'],
    ]);
  });
});

describe('saidChips of several values', () => {
  it('name them all', () => {
    const said = {
      facet: 'jobTypes' as const,
      values: [value('nocni', 'Noćni rad', 1), value('smenski', 'Rad u smenama', 1)],
      amount: null,
      words: 'noćna smena',
      asWords: '"noćna smena"',
    };
    const [chip] = saidChips(filter({ q: 'noćna smena' }), [said], labels);
    expect(chip?.label).toBe('Prepoznato: Noćni rad, Rad u smenama');
  });
});

describe('relaxations', () => {
  it('name all values of a filter, and leave out a filter of which nothing is chosen', () => {
    const search = filter({ categories: ['magacin', 'dizajn'] });
    const without = [
      { filters: ['categories' as const], count: 5 },
      { filters: ['jobTypes' as const], count: 2 },
    ];
    expect(relaxations(search, filterChips(search, labels), { without, language: 'sr' })).toEqual([
      { label: 'Magacin, Dizajn', count: 5, address: '/oglasi' },
    ]);
  });

  it('offer to give up the keywords', () => {
    const search = filter({ keywords: ['kuvar', 'pekar'], locations: ['vracar'] });
    const without = [{ filters: ['keywords' as const], count: 3 }];
    expect(relaxations(search, filterChips(search, labels), { without, language: 'sr' })).toEqual([
      { label: '„kuvar”, „pekar”', count: 3, address: '/oglasi?locations=vracar' },
    ]);
    const [english] = relaxations(search, filterChips(search, labels), { without, language: 'en' });
    expect(english?.label).toBe('“kuvar”, “pekar”');
  });

  it('offer to give up several together', () => {
    const search = filter({ q: 'kuvar', categories: ['dizajn'], locations: ['vracar'], salaryFrom: 60_000 });
    const without = [{ filters: ['salaryFrom' as const, 'categories' as const], count: 5 }];
    expect(relaxations(search, filterChips(search, labels), { without, language: 'sr' })).toEqual([
      { label: 'Zarada od 60.000\u00a0RSD, Dizajn', count: 5, address: '/oglasi?q=kuvar&locations=vracar' },
    ]);
  });

  it('offer what finds something, the words too, in their order', () => {
    const search = filter({ q: 'kuvar', locations: ['vracar'], salaryFrom: 60_000, salaryUnstated: true });
    const without = [
      { filters: ['q' as const], count: 9 },
      { filters: ['salaryFrom' as const], count: 4 },
      { filters: ['locations' as const], count: 1 },
    ];
    expect(relaxations(search, filterChips(search, labels), { without, language: 'sr' })).toEqual([
      {
        label: '„kuvar”',
        count: 9,
        address: '/oglasi?locations=vracar&salaryFrom=60000&salaryUnstated=true',
      },
      { label: 'Zarada od 60.000\u00a0RSD', count: 4, address: '/oglasi?q=kuvar&locations=vracar' },
    ]);
  });
});
