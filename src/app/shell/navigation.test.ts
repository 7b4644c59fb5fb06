import { expect, it } from 'vitest';
import { isCurrent } from './navigation.ts';

it('marks an item on its own page and on those below it', () => {
  const item = { text: 'postings', href: '/oglasi' } as const;
  expect(isCurrent(item, '/oglasi')).toBe(true);
  expect(isCurrent(item, '/oglasi/17')).toBe(true);
  expect(isCurrent(item, '/oglasi-stari')).toBe(false);
  expect(isCurrent(item, '/')).toBe(false);
});
