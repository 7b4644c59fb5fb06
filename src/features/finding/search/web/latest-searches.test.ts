import { beforeEach, expect, it } from 'vitest';
import { emptyFilter, type PostingsFilter } from '#features/postings/search-address.ts';
import { rootStore } from '#kit/root-store.ts';
import { clearSearches, rememberSearch, removeSearch } from './latest-searches.ts';

const note = (change: Partial<PostingsFilter>, label = change.q ?? '') =>
  rememberSearch({ ...emptyFilter, ...change }, label);
const latest = () => rootStore.getState().latestSearches;
const labels = () => latest().map(({ label }) => label);

beforeEach(clearSearches);

it('keeps the last five, the newest first', () => {
  for (const q of ['zidar', 'kuvar', 'vozač', 'krojač', 'pekar', 'moler']) note({ q });
  expect(labels()).toEqual(['moler', 'pekar', 'krojač', 'vozač', 'kuvar']);
});

it('moves the same search up, in any script and case, with what it was narrowed to', () => {
  note({ q: 'Vozač', locations: ['nis'] }, 'Vozač, Niš');
  note({ q: 'kuvar' });
  note({ q: 'возач ', locations: ['nis'], jobTypes: ['puno'] }, 'возач, Niš, Puno radno vreme');
  expect(latest()).toEqual([
    {
      address: '/oglasi?q=%D0%B2%D0%BE%D0%B7%D0%B0%D1%87+&locations=nis&jobTypes=puno',
      label: 'возач, Niš, Puno radno vreme',
    },
    { address: '/oglasi?q=kuvar', label: 'kuvar' },
  ]);
});

it('distinguishes places, and does not count the whole list as a search', () => {
  note({ q: 'kuvar', locations: ['nis'] }, 'kuvar, Niš');
  note({ q: 'kuvar', locations: ['cacak'] }, 'kuvar, Čačak');
  note({ categories: ['racunovodstvo'] }, 'Računovodstvo');
  expect(labels()).toEqual(['kuvar, Čačak', 'kuvar, Niš']);
});

it('takes the same places in another order, and more spaces, for the same search', () => {
  note({ q: 'dostavljač  hrane', locations: ['nis', 'cacak'] }, 'prva');
  note({ q: 'dostavljač hrane', locations: ['cacak', 'nis'] }, 'druga');
  expect(labels()).toEqual(['druga']);
  note({ locations: ['nis'] }, 'Niš');
  note({ q: 'nis' });
  expect(labels()).toEqual(['nis', 'Niš', 'druga']);
});

it('forgets one or all', () => {
  note({ q: 'zidar' });
  note({ q: 'kuvar' });
  const [, zidar] = latest();
  if (zidar) removeSearch(zidar);
  expect(labels()).toEqual(['kuvar']);
  clearSearches();
  expect(labels()).toEqual([]);
});
