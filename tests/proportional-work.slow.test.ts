import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { sessions } from '#features/accounts/server/account-table.ts';
import { rateLimits } from '#host/rate-limit-table.ts';
import { type Endpoint, fillPath } from '#kit/endpoint.ts';
import { signedIn, signedInEmployer } from './builders/personas.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * One request must never stop the site: for every endpoint the largest allowed input costs a bounded number of
 * statements and a response in proportion, and larger input is refused. Inputs are generated from the endpoint's own
 * schemas, so new ones are included. The test counts statements and bytes, never time.
 */
const app = await createTestApplication();
const owner = await signedInEmployer(app);
const tokens = {
  public: null,
  account: await signedIn(app, 'jobseeker'),
  jobseeker: await signedIn(app, 'jobseeker'),
  reader: owner.token,
  recruiter: owner.token,
  owner: owner.token,
  admin: await signedIn(app, 'admin'),
};

// What one test ends or uses up is there again for the next.
beforeEach(async () => {
  await app.database.executor.update(sessions).set({ endedAt: null });
  await app.database.executor.delete(rateLimits);
});
afterEach(() => vi.restoreAllMocks());

const maxBody = 524_288;
const maxAddress = 8192;
/** Statements of the heaviest endpoint, with a margin; no list may cost one per item. */
const mostStatements = 60;
/** Bytes of a response besides its echoed input: a full page of a list. */
const pageBudget = 400_000;
/** What one character of the input may become: six bytes as a reference, in each of a handful of places. */
const mostGrowth = 30;

interface Shape {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: Shape[];
  oneOf?: Shape[];
  allOf?: Shape[];
  properties?: Record<string, Shape>;
  items?: Shape;
  maxLength?: number;
  maxItems?: number;
  maximum?: number;
  $ref?: string;
  $defs?: Record<string, Shape>;
}

/** The largest value of a shape, each text made of `filler`, `over` more than is allowed; where nothing limits it, a lot. */
const largest = (shape: Shape, filler: string, over: number, root: Shape = shape, depth = 0): unknown => {
  const again = (inner: Shape): unknown => largest(inner, filler, over, root, depth + 1);
  if (depth > 8) return null;
  if (shape.$ref) return again(root.$defs?.[shape.$ref.split('/').at(-1) as string] ?? {});
  if (shape.const !== undefined) return shape.const;
  if (shape.enum) return shape.enum.at(-1);
  const options = shape.anyOf ?? shape.oneOf;
  if (options) return again(options.find(({ type }) => type === 'object' || type === 'array') ?? options.at(-1) ?? {});
  if (shape.allOf) return Object.assign({}, ...shape.allOf.map(again));
  if (shape.type === 'object')
    return Object.fromEntries(Object.entries(shape.properties ?? {}).map(([name, inner]) => [name, again(inner)]));
  if (shape.type === 'array')
    return Array.from({ length: Math.min((shape.maxItems ?? 1000) + over, depth < 3 ? 300 : 12) }, () =>
      again(shape.items ?? {}),
    );
  if (shape.type === 'string') return filler.repeat(Math.min((shape.maxLength ?? 50_000) + over, 60_000));
  if (shape.type === 'boolean') return true;
  if (shape.type === 'number' || shape.type === 'integer') return shape.maximum ?? 1;
  return filler.repeat(1000);
};

const shapeOf = (schema: z.ZodType): Shape => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;

interface Cost {
  status: number;
  bytes: number;
  statements: number;
}

let callers = 0;
const costOf = async (endpoint: Endpoint, search: string, body: BodyInit | null): Promise<Cost> => {
  const token = tokens[endpoint.access];
  callers += 1;
  const path = fillPath(endpoint.path, {
    id: '1',
    postingId: '1',
    provider: 'x',
    kind: 'create',
    token: 'x',
  });
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  const response = await app.fetch(`/api${path}${search}`, {
    method: endpoint.method,
    headers: {
      ...(body instanceof FormData ? {} : { 'Content-Type': 'application/json' }),
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    from: `10.9.${callers >> 8}.${callers & 255}`,
    ...(endpoint.method === 'GET' || body === null ? {} : { body }),
  });
  const bytes = (await response.arrayBuffer()).byteLength;
  const cost = { status: response.status, bytes, statements: statements.mock.calls.length };
  statements.mockRestore();
  return cost;
};

const expectInProportion = ({ status, bytes, statements }: Cost, input: number, about: string): void => {
  expect(status, about).toBeLessThan(500);
  expect(statements, about).toBeLessThanOrEqual(mostStatements);
  expect(bytes, about).toBeLessThanOrEqual(pageBudget + mostGrowth * input);
};

/** As many values of each name as an address holds. */
const fullSearch = (names: string[], length: number, value: (at: number) => string): string => {
  let search = '?';
  for (let at = 0; names.length > 0; at += 1) {
    const next = `${names[at % names.length]}=${value(at)}&`;
    if (search.length + next.length > length) break;
    search += next;
  }
  return search;
};

const fillers = ['<', '<a ', '&#', '\n ', '((', '😀'];

/** Administrators' come last: they delete those who call the others. */
const endpoints = app.routes
  .map(({ endpoint }) => ({ id: endpoint.id, endpoint }))
  .sort((a, b) => Number(a.endpoint.access === 'admin') - Number(b.endpoint.access === 'admin'));

describe.each(endpoints)('$id', ({ endpoint }) => {
  const path = fillPath(endpoint.path, {
    id: '1',
    postingId: '1',
    provider: 'x',
    kind: 'create',
    token: 'x',
  });
  const room = maxAddress - `/api${path}`.length;

  test('an address of any length costs what a short one costs', async () => {
    const { query } = await endpoint.schemas();
    const names = [...Object.keys(query ? (shapeOf(query).properties ?? {}) : {}), 'unknown'];
    for (const value of [(at: number) => String(at + 1), () => 'nov,b,c%20i%20%3C']) {
      for (const some of [names, ...names.map((name) => [name])]) {
        const search = fullSearch(some, room, value);
        expectInProportion(await costOf(endpoint, search, null), search.length, search.slice(0, 60));
      }
    }
    expect((await costOf(endpoint, `?${'x'.repeat(room)}`, null)).status).toBe(414);
  });

  test('a body of any size costs what a small one costs', async () => {
    if (endpoint.method === 'GET') return expect(endpoint.upload).toBeFalsy();
    const { body: schema } = await endpoint.schemas();
    const shape = schema ? shapeOf(schema) : {};
    for (const filler of fillers) {
      for (const over of [0, 1]) {
        const body = JSON.stringify(largest(shape, filler, over)).slice(0, maxBody);
        const about = `${filler} +${over}`;
        expectInProportion(await costOf(endpoint, '', body), body.length, about);
      }
    }
    if (!schema || endpoint.upload) return;
    const tooLarge = await costOf(endpoint, '', JSON.stringify('x'.repeat(maxBody)));
    expect(tooLarge).toMatchObject({ status: 413 });
    const deep = `${'['.repeat(200_000)}${']'.repeat(200_000)}`;
    expect((await costOf(endpoint, '', deep)).status).toBeGreaterThanOrEqual(400);
    expect((await costOf(endpoint, '', deep)).status).toBeLessThan(500);
  });

  test('a form of ten thousand parts is read once', async () => {
    if (!endpoint.upload && !endpoint.form) return expect(endpoint.form).toBeFalsy();
    const form = new FormData();
    for (let at = 0; at < 10_000; at += 1) form.append(`n${at}`, 'x');
    expectInProportion(await costOf(endpoint, '', form), 10_000, 'parts');
  });

  test('a file of any content costs what a small one costs', async () => {
    if (!endpoint.upload) return expect(endpoint.upload).toBeFalsy();
    for (const filler of ['[', '{"a":', '<a>', '"\\', 'PK\x03\x04', '%PDF-/EmbeddedFile obj stream ', '\0']) {
      const form = new FormData();
      form.set('purpose', 'document');
      form.set('file', new File([filler.repeat(5_000_000 / filler.length)], 'cv.pdf'));
      expectInProportion(await costOf(endpoint, '', form), 0, filler);
    }
  });

  test('a body of unknown fields alone is refused with some of them', async () => {
    if (endpoint.method === 'GET' || endpoint.upload) return expect(endpoint.method).toBeTruthy();
    const fields = Object.fromEntries(Array.from({ length: 40_000 }, (_, at) => [`n${at}`, 1]));
    const { bytes } = await costOf(endpoint, '', JSON.stringify(fields));
    expect(bytes).toBeLessThan(50_000);
  });
});
