import { describe, expect, test } from 'vitest';
import { webVersion } from '#kit/web-version.ts';
import { type ApiRequest, type CallOptions, createApi } from './api-client.ts';
import { isApiProblem, isClientError } from './client-errors.ts';
import { endpoints } from './endpoint.ts';

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

test('a problem without a time to try again has none', async () => {
  const body = { code: 'unavailable', status: 503, detail: '', errors: [] };
  for (const headers of [{}, { 'Retry-After': '0' }, { 'Retry-After': 'sutra' }]) {
    const error = await thrownFor(Response.json(body, { status: 503, headers }));
    expect(isApiProblem(error) && error.retryAfter).toBeUndefined();
  }
});

test.each([
  ['null', null],
  ['a text', 'code status'],
  ['only a code', { code: 'a' }],
  ['only a status', { status: 404 }],
])('a refusal with %s for a problem cannot be read', async (_, body) => {
  expect(kindOf(await thrownFor(Response.json(body, { status: 404 })))).toBe('parse');
});

describe('an answer that breaks off', () => {
  const breaking = (error: unknown): Response =>
    Object.assign(new Response('{}'), { json: () => Promise.reject(error) });

  test.each([
    ['by time', new DOMException('late', 'TimeoutError'), 'timeout'],
    ['by the network', new TypeError('network error'), 'fetch'],
    ['with something that is no error', 'gone', 'fetch'],
  ])('%s is told as such', async (_, error, kind) => {
    expect(kindOf(await thrownFor(breaking(error)))).toBe(kind);
  });

  test('because the caller gave up is no failure of the server', async () => {
    const abort = new DOMException('gave up', 'AbortError');
    expect(await thrownFor(breaking(abort))).toBe(abort);
  });
});

describe('a request', () => {
  const save = endpoints('test').put('save', '/things/{id}', 'public', {
    summary: 'A thing.',
    schemas: (_, z) => ({
      params: z.object({ id: z.string() }),
      query: z.object({ q: z.string() }),
      body: z.object({ a: z.number() }),
      data: z.object({ id: z.string() }),
    }),
  });
  const sent = async (options?: CallOptions, input: object = { body: { a: 1 } }): Promise<ApiRequest> => {
    const requests: ApiRequest[] = [];
    const api = createApi(
      async (request) => {
        requests.push(request);
        return Response.json({ data: { id: 'x' } });
      },
      () => 'en',
    );
    const asked = { params: { id: 'č/1' }, query: { q: 'a b' }, ...input };
    expect(await api.call(save, asked as never, options)).toEqual({ data: { id: 'x' } });
    return requests[0] as ApiRequest;
  };

  test('carries method, address, language, what it takes and its body, and nothing that was not asked for', async () => {
    expect(await sent()).toEqual({
      method: 'PUT',
      url: '/api/things/%C4%8D%2F1?q=a+b',
      headers: {
        Accept: 'application/json',
        Locale: 'en',
        'Access-Control-Allow-Methods': 'GET,POST,PUT,PATCH,DELETE',
        'Content-Type': 'application/json',
      },
      body: '{"a":1}',
    });
  });

  test('without a body says nothing of its type', async () => {
    const request = await sent({}, {});
    expect(request.headers).not.toHaveProperty('Content-Type');
    expect(request).not.toHaveProperty('body');
  });

  test('takes headers, a signal, a form and who wants to hear of its progress', async () => {
    const form = new FormData();
    const { signal } = new AbortController();
    const onProgress = () => {};
    const request = await sent({ headers: { 'X-Test': '1' }, signal, form, onProgress });
    expect(request.headers).toMatchObject({ 'X-Test': '1' });
    expect(request.headers).not.toHaveProperty('Content-Type');
    expect(request.body).toBe(form);
    expect([request.signal, request.onProgress]).toEqual([signal, onProgress]);
  });
});

describe('what is to happen once', () => {
  const pay = endpoints('test').post('pay', '/orders/{id}/pay', 'public', { summary: '', once: true });
  const refused = (status: number, code: string) => Response.json({ code, status, detail: '', errors: [] }, { status });
  /** The keys under which the same two are sent, when the first has come to this end. */
  const keysAfter = async (first: () => Response | Error, second = { id: '1', amount: 5 }) => {
    const keys: unknown[] = [];
    const api = createApi(
      async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        const end = keys.length === 1 ? first() : Response.json({ data: {} });
        if (end instanceof Error) throw end;
        return end;
      },
      () => 'sr',
    );
    for (const { id, amount } of [{ id: '1', amount: 5 }, second])
      await api.call(pay, { params: { id }, body: { amount } } as never).catch(() => {});
    return keys;
  };

  test.each([
    ['nothing came back', () => new Error('cut off')],
    ['the server broke', () => refused(500, 'internal')],
    ['a proxy answered for it', () => new Response('<h1>Bad gateway</h1>', { status: 502 })],
    ['the first is still at work', () => refused(409, 'idempotency.still-running')],
    ['half an answer came', () => new Response('{"da', { status: 200 })],
  ])('is sent again under its key when %s', async (_, end) => {
    const [first, again] = await keysAfter(end);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
  });

  test.each([
    ['it was done', () => Response.json({ data: {} })],
    ['it was refused', () => refused(422, 'validation')],
    ['it came too often', () => refused(429, 'too-many-requests')],
  ])('is meant once more when %s', async (_, end) => {
    const [first, again] = await keysAfter(end);
    expect(again).toMatch(/^[0-9a-f]{32}$/);
    expect(again).not.toBe(first);
  });

  test.each([
    ['body', { id: '1', amount: 6 }],
    ['address', { id: '2', amount: 5 }],
  ])('is something else with another %s', async (_, second) => {
    const [first, other] = await keysAfter(() => new Error('cut off'), second);
    expect(other).not.toBe(first);
  });

  test('goes under the key that its sender has kept, and nothing else has one', async () => {
    const keys: unknown[] = [];
    const api = createApi(
      async ({ headers }) => {
        keys.push(headers['Idempotency-Key']);
        return Response.json({ data: {} });
      },
      () => 'sr',
    );
    await api.call(pay, { params: { id: '1' } } as never, { idempotencyKey: 'kept' });
    await api.call(webVersion, {}, { idempotencyKey: 'kept' });
    expect(keys).toEqual(['kept', undefined]);
  });
});
