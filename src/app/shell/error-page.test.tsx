import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { FailedPage, failureOf } from './error-page.tsx';

/** What a loader's `throw data(null, { status })` becomes. */
const thrown = (status: number) => ({ status, statusText: '', data: null, internal: false });
const markup = (error: unknown): string => renderMarkup(<FailedPage error={error} />);
const heading = 'Nešto nije u redu!';

test.each([404, 410])('a page that is not there (%i) offers a search of postings and the way home', (status) => {
  const page = markup(thrown(status));
  expect(page).toContain(heading);
  expect(page).toContain('Ove strane nema.');
  expect(page).toMatch(/<form[^>]*action="\/oglasi"/);
  expect(page).toContain('href="/"');
  expect(page).not.toContain('href="/kontakt"');
});

test.each([
  'Failed to fetch dynamically imported module: https://prilika.example/assets/step.js',
  'error loading dynamically imported module: https://prilika.example/assets/step.js',
  'Importing a module script failed.',
])('a page whose script is missing can be loaded again (%#)', (message) => {
  const page = markup(new TypeError(message));
  expect(page).toContain('Deo strane nije učitan.');
  expect(page).toContain('Pokušajte ponovo');
  expect(page).not.toContain('href="/kontakt"');
});

test.each(['Failed to fetch', 'NetworkError when attempting to fetch resource.', 'Load failed'])(
  'data that do not come are a failed connection (%#)',
  (message) => expect(failureOf(new TypeError(message))).toBe('connection'),
);

test.each([thrown(500), thrown(403), new Error('broken')])('a broken page asks to be told of (%#)', (error) => {
  const page = markup(error);
  expect(page).toContain(heading);
  expect(page).toContain('href="/kontakt"');
  expect(page).toContain('href="/"');
  expect(page).not.toContain('<form');
});
