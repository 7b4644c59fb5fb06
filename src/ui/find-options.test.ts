import { describe, expect, it } from 'vitest';
import { findOptions, matchesSearch } from './find-options.ts';

describe('matchesSearch', () => {
  it.each([
    ['Čačak', 'cacak'],
    ['Đurinci', 'djurinci'],
    ['Niš', 'Ниш'],
    ['Računovodstvo i knjigovodstvo', 'knjigo racuno'],
    ['Novi Sad', ''],
  ])('%s is found by „%s”', (label, search) => {
    expect(matchesSearch(label, search)).toBe(true);
  });

  it('wants every word', () => {
    expect(matchesSearch('Novi Sad', 'novi beograd')).toBe(false);
  });
});

describe('findOptions', () => {
  const option = (label: string) => ({ key: label, label });

  it('puts labels that begin with the search first', async () => {
    const find = findOptions([option('Stari grad'), option('Niš'), option('Gradac')]);
    expect(await find('grad')).toEqual([option('Gradac'), option('Stari grad')]);
  });

  it('keeps the order of the options where nothing is typed', async () => {
    expect(await findOptions([option('Cela Srbija'), option('Ada')])('')).toEqual([
      option('Cela Srbija'),
      option('Ada'),
    ]);
  });
});
