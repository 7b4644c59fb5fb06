import { expect, test, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createRequestLog, pageRoute } from './request-log.ts';

const request = {
  requestId: 'r1',
  method: 'GET',
  path: '/oglasi/7',
  route: '/oglasi/{id}',
  status: 200,
};

const logOf = (slowMs: number, ms: number) => {
  const lines: string[] = [];
  const counted = vi.fn();
  const log = createLog('info', { write: (line) => void lines.push(line) });
  createRequestLog(log, slowMs, counted)({ ...request, ms });
  return { line: JSON.parse(lines.join('')) as object, counted };
};

test.each([
  [1000, 999.6, 'info', 'request'],
  [1000, 1000, 'warn', 'slow request'],
  [0, 60_000, 'info', 'request'],
])('from %i ms on a request of %i ms is at the level %s', (slowMs, ms, level, msg) => {
  const { line, counted } = logOf(slowMs, ms);
  expect(line).toEqual({ ...request, level, msg, ms: Math.round(ms), time: expect.any(String) });
  expect(counted).toHaveBeenCalledExactlyOnceWith({ ...request, ms });
});

test.each([
  ['/oglasi/7', '/oglasi/{id}'],
  ['/oglasi/kljucni', '/oglasi/kljucni'],
  ['/', '/'],
  ['/nema', 'no page'],
  ['/wp-login.php', 'no page'],
])('the page %s counts as %s', (path, route) => {
  expect(pageRoute(path)).toBe(route);
});
