import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Door, type DoorState, doorAngle } from './door.tsx';

test('it opens wider with each step, from ajar to open, and never turns its back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 20 }), (of) => {
      const steps: DoorState[] = Array.from({ length: of }, (_, index) => ({ step: index + 1, of }));
      const angles = ['closed' as const, 'ajar' as const, ...steps, 'open' as const].map(doorAngle);
      expect(angles).toEqual([...new Set(angles)].toSorted((a, b) => a - b));
      expect(angles[0]).toBe(0);
      expect(angles.at(-1)).toBeLessThan(90);
    }),
  );
});

test('a closed leaf fills its frame; none is read out', () => {
  const closed = renderToStaticMarkup(<Door state="closed" />);
  expect(closed).toContain('transform:scaleX(1.000)');
  expect(closed).toContain('transform:skewY(0.00deg)');
  expect(closed).toMatch(/^<svg [^>]*aria-hidden="true"/);
});
