import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { emptyFilter } from '#features/postings/search-address.ts';
import type { NothingFoundHelp } from '#features/postings/search-fields.ts';
import type { Language } from '#kit/i18n/language.ts';
import { translator } from '#tests/support/mail-surroundings.ts';
import { SiteProvider } from '#ui/site/site-context.tsx';
import NothingFound from './nothing-found.tsx';

const help: NothingFoundHelp = {
  unknown: ['zubar'],
  nearest: [],
  where: 'u Apatinu',
  nearby: [
    { code: 'zrenjanin', label: 'Zrenjanin', count: 1 },
    { code: 'beograd', label: 'Beograd', count: 8 },
  ],
  without: [{ filters: ['q'], count: 12 }],
};

const textOf = (language: Language, change: Partial<NothingFoundHelp> | null = {}, hidden = 0): string => {
  const site = { language, t: translator(language), api: { call: () => Promise.reject(new Error('no call')) } };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <SiteProvider value={site as never}>
        <NothingFound
          filter={{ ...emptyFilter, q: 'zubar', locations: ['apatin'] }}
          help={change && { ...help, ...change }}
          hidden={hidden}
          chosen={[]}
          save={null}
          instead={[]}
        />
      </SiteProvider>
    </MemoryRouter>,
  );
  return html.replace(/<[^>]+>/g, '');
};

test('the nearest towns that have it come before words that no posting holds', () => {
  const text = textOf('sr');
  expect(text).toContain('Najbliže je: Zrenjanin (1 oglas). Zatim: Beograd (8 oglasa).');
  expect(text).not.toContain('nema ni u jednom oglasu');
});

test('words that no posting holds are said where no town nearby has them, in the marks of the language', () => {
  expect(textOf('sr', { nearby: [] })).toContain('Reči „zubar” nema ni u jednom oglasu.');
  const english = textOf('en', { nearby: [] });
  expect(english).toContain('No job contains the word “zubar”.');
  expect(english).toContain('“zubar”');
  expect(english).not.toContain('„');
});

test('where the candidate has hidden all of it, that is said instead of nothing', () => {
  const text = textOf('sr', null, 4);
  expect(text).toContain('Sve oglase iz ove pretrage ste sakrili');
  expect(text).toContain('Prikaži ih');
  expect(text).not.toContain('Nijedan oglas');
  expect(text).not.toContain('Probajte druge reči');
});
