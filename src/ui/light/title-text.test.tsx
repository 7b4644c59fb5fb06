import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TitleText } from './title-text.tsx';

test.each([
  ['Viši računovođa (m/ž)', 'Viši računovođa <span class="no-wrap">(m/ž)</span>'],
  ['Jedan oglas za „Pekar (m/ž)”.', 'Jedan oglas za „Pekar <span class="no-wrap">(m/ž)</span>”.'],
  [
    'Pekar (m/ž) i prodavac (ž/m)',
    'Pekar <span class="no-wrap">(m/ž)</span> i prodavac <span class="no-wrap">(ž/m)</span>',
  ],
  // A long bracket, or one of several words, must be free to break in a narrow cell.
  ['Vozač (međunarodni transport)', 'Vozač (međunarodni transport)'],
  ['Vozač B kategorije – dostava', 'Vozač B kategorije\u00a0– dostava'],
  ['Pekar', 'Pekar'],
])('%s', (text, html) => {
  expect(renderToStaticMarkup(<TitleText text={text} />)).toBe(html);
});
