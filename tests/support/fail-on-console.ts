import { format } from 'node:util';
import { afterEach } from 'vitest';

/** A test that expects such output replaces the function itself (`vi.spyOn(console, 'error')`). */
const unexpected: string[] = [];

for (const level of ['warn', 'error'] as const) {
  console[level] = (...parts: unknown[]) => {
    unexpected.push(`console.${level}: ${format(...parts)}`);
  };
}

afterEach(() => {
  const lines = unexpected.splice(0);
  if (lines.length > 0) throw new Error(`Unexpected console output:\n${lines.join('\n')}`);
});
