import { expect, test } from 'vitest';
import { webVersion } from '#shared/web-version.ts';
import { createApi } from './api-client.ts';
import { isApiProblem, isClientError } from './client-errors.ts';

const thrownFor = (response: Response): Promise<unknown> =>
  createApi(
    async () => response,
    () => 'sr',
  )
    .call(webVersion, {})
    .catch((error: unknown) => error);

const kindOf = (error: unknown): string | null => (isClientError(error) ? error.kind : null);

test.each([
  ['a proxy’s page', new Response('<h1>Bad gateway</h1>', { status: 502 })],
  ['no body at all', new Response(null, { status: 500 })],
  ['some other JSON', Response.json({ error: 'boom' }, { status: 503 })],
])('a broken server that answers with %s is a broken server', async (_, response) => {
  expect(kindOf(await thrownFor(response))).toBe('server');
});

test.each([
  ['a page', new Response('<h1>Hej</h1>', { status: 200 })],
  ['a refusal without a problem', Response.json({}, { status: 404 })],
])('%s instead of an answer cannot be read', async (_, response) => {
  expect(kindOf(await thrownFor(response))).toBe('parse');
});

test('a problem keeps its fields and says when to try again', async () => {
  const body = { code: 'unavailable', status: 503, detail: 'Usluga nije dostupna.', errors: [] };
  const error = await thrownFor(Response.json(body, { status: 503, headers: { 'Retry-After': '10' } }));
  expect(isApiProblem(error) && [error.problem.code, error.retryAfter]).toEqual(['unavailable', 10]);
});
