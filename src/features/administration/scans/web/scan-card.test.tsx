import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import type { ScanStatus } from '../fields.ts';
import { isScannerLate, ScanCard } from './scan-card.tsx';

const since = (minutes: number) => ({ at: '2026-11-20T10:00:00.000Z', daysAgo: 0, minutes });
const shown = (status: ScanStatus) => renderMarkup(<ScanCard status={status} />);

test('nothing is shown where there is no scanner', () => {
  expect(shown({ configured: false, files: 0, since: null })).toBe('');
});

test('what waits is counted; from a quarter of an hour on the scanner is away', () => {
  expect(shown({ configured: true, files: 0, since: null })).toContain('Svi otpremljeni fajlovi su provereni.');
  const soon = { configured: true, files: 1, since: since(14) };
  expect(shown(soon)).toContain('1 fajl čeka proveru od: danas u 11.00.');
  expect(shown(soon)).not.toContain('Skener ne odgovara');
  const late = { configured: true, files: 23, since: since(15) };
  expect(shown(late)).toContain('23 fajla čekaju proveru, najstariji od: danas u 11.00.');
  expect(shown(late)).toContain('Skener ne odgovara');
  expect([soon, late].map(isScannerLate)).toEqual([false, true]);
});
