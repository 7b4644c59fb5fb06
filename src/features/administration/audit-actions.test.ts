import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { auditActions } from './audit-actions.ts';

const source = join(dirname(fileURLToPath(import.meta.url)), '../..');

test('every act that is written down is known, so that the log says it in words', () => {
  const written = globSync('**/*.{ts,tsx}', { cwd: source })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => [...readFileSync(join(source, file), 'utf8').matchAll(/\baction: '([a-z-]+\.[a-z-]+)'/g)])
    .map(([, action]) => action as string);
  expect(written.length).toBeGreaterThan(5);
  expect(written.filter((action) => !auditActions.some((known) => known === action))).toEqual([]);
});
