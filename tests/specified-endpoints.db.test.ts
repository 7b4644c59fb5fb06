import { expect, test } from 'vitest';
import { furtherEndpoints, specifiedEndpoints } from './specified-endpoints.ts';
import { createTestApplication } from './support/test-application.ts';

const app = await createTestApplication();

/**
 * Everything mounted below `/api`, endpoint values and routes that return bytes or redirects; the description of the API,
 * preflights and catch-alls left out.
 */
const mounted = [
  ...new Set(
    app.application.http.routes
      .filter(
        ({ method, path }) => !['ALL', 'OPTIONS'].includes(method) && path.startsWith('/api/') && !path.includes('*'),
      )
      .map(({ method, path }) => `${method} ${path.slice('/api'.length).replace(/:(\w+)/g, '{$1}')}`),
  ),
].filter((endpoint) => !/^GET \/(?:openapi|docs)\b/.test(endpoint));

const specified = new Map(specifiedEndpoints.map(({ endpoint, waitsFor }) => [endpoint, waitsFor]));

test('every specified endpoint is named once', () => {
  expect(specified.size).toBe(specifiedEndpoints.length);
});

test('every specified endpoint is there, but for those that say what they wait for', () => {
  const missing = [...specified].filter(([endpoint]) => !mounted.includes(endpoint));
  expect(missing.filter(([, waitsFor]) => waitsFor === null)).toEqual([]);
});

test('a mounted endpoint waits for nothing', () => {
  expect(mounted.filter((endpoint) => (specified.get(endpoint) ?? null) !== null)).toEqual([]);
});

test('a further endpoint says what it is for, except those of administrators', () => {
  const further = mounted.filter((endpoint) => !specified.has(endpoint) && !/^\w+ \/admin\//.test(endpoint));
  expect(further.sort()).toEqual(Object.keys(furtherEndpoints).sort());
});
