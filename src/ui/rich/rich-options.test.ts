import type { ComboboxItem } from '@mantine/core';
import { describe, expect, it } from 'vitest';
import { filterOptions, matchesSearch } from './rich-options.ts';

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

describe('filterOptions', () => {
  const item = (label: string): ComboboxItem => ({ value: label, label, disabled: false });

  it('puts labels that begin with the search first', () => {
    const options = filterOptions({
      options: [item('Stari grad'), item('Gradac')],
      search: 'grad',
      limit: 10,
    });
    expect(options).toEqual([item('Gradac'), item('Stari grad')]);
  });

  it('drops groups that hold nothing any more', () => {
    const options = filterOptions({
      options: [
        { group: 'Vojvodina', items: [item('Subotica')] },
        { group: 'Centralna Srbija', items: [item('Niš'), item('Čačak')] },
      ],
      search: 'nis',
      limit: 10,
    });
    expect(options).toEqual([{ group: 'Centralna Srbija', items: [item('Niš')] }]);
  });
});
