import { expect, it } from 'vitest';
import { toAddress } from './rich-text-toolbar.tsx';

it.each([
  ['firma.rs', 'https://firma.rs'],
  ['  https://firma.rs/posao ', 'https://firma.rs/posao'],
  ['posao@firma.rs', 'mailto:posao@firma.rs'],
  ['javascript:alert(1)', 'https://javascript:alert(1)'],
  ['', ''],
])('„%s” becomes „%s”', (typed, address) => {
  expect(toAddress(typed)).toBe(address);
});
