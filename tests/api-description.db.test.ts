import { createHash } from 'node:crypto';
import { Validator } from '@seriousme/openapi-schema-validator';
import { describe, expect, test } from 'vitest';
import { texts } from '#app/texts.ts';
import { type ApiDocument, type ApiExamples, parametersOf } from '#host/http/openapi.ts';
import type { Endpoint } from '#kit/endpoint.ts';
import { languages } from '#kit/i18n/language.ts';
import examples from '#src/demo/api-examples.json' with { type: 'json' };
import { onDemand } from '../scripts/on-demand.ts';
import { createTestApplication } from './support/test-application.ts';

const app = await createTestApplication();
const endpoints = app.routes.map(({ endpoint }) => endpoint);
const addresses = { site: '/api/openapi.json', administration: '/api/openapi/administration.json' };

/** What is used of `@redocly/openapi-core`. */
interface Redocly {
  createConfig(config: { extends: string[]; rules: Record<string, 'off'> }): Promise<object>;
  lintFromString(given: { source: string; config: object }): Promise<{ ruleId: string; message: string }[]>;
}

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description?: string;
  schema: { type?: string; enum?: unknown[]; format?: string; items?: object; maximum?: number };
}
interface Described {
  operationId: string;
  security: object[];
  parameters: Parameter[];
  responses: Record<string, object>;
}

const documentOf = async (part: keyof typeof addresses): Promise<ApiDocument> =>
  (await (await app.fetch(addresses[part])).json()) as ApiDocument;
const operationsOf = ({ paths }: ApiDocument): Described[] =>
  Object.values(paths as Record<string, Record<string, Described>>).flatMap((methods) => Object.values(methods));

const documents = { site: await documentOf('site'), administration: await documentOf('administration') };
const operations = Object.values(documents).flatMap(operationsOf);
const parameterOf = (id: string, name: string): Parameter | undefined =>
  operations.find(({ operationId }) => operationId === id)?.parameters.find((parameter) => parameter.name === name);

describe.each(Object.entries(documents))('the description of the part %s', (_, document) => {
  test('is valid OpenAPI 3.1', async () => {
    expect(document.openapi).toBe('3.1.0');
    expect(await new Validator().validate({ ...structuredClone(document) })).toMatchObject({ valid: true });
  });

  test('has nothing that a linter minds', { timeout: 120_000 }, async () => {
    const { module } = await onDemand<Redocly>('tools/redocly', '@redocly/openapi-core');
    const { createConfig, lintFromString } = module;
    // The API has no licence of its own, and its parts are called by plain words.
    const rules = { 'info-license': 'off', 'tag-description': 'off' } as const;
    const config = await createConfig({ extends: ['recommended-strict'], rules });
    const found = await lintFromString({ source: JSON.stringify(document), config });
    expect(found.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([]);
  });
});

test.each(languages)('every problem that the page of the API lists has a sentence (%s)', async (language) => {
  const page = await (await app.fetch('/api/docs')).text();
  const codes = [...page.matchAll(/<li id="([\w.-]+)">/g)].map(([, code = '']) => code);
  expect(codes.length).toBeGreaterThan(100);
  const missing = codes.filter((code) => {
    const [feature, name] = code.split('.');
    const key = name === undefined ? `problems.${code}` : `${feature}.problems.${name}`;
    return (
      key.split('.').reduce<unknown>((tree, part) => (tree as Record<string, unknown>)?.[part], texts[language]) ===
      undefined
    );
  });
  expect(missing).toEqual([]);
});

test('addresses, ids, access and descriptions are those that programs know', async () => {
  const hashOf = (described: unknown): string =>
    createHash('sha256').update(JSON.stringify(described)).digest('base64url').slice(0, 10);
  const lines = endpoints.map(({ method, path, access, id }) => {
    const described = operations.find(({ operationId }) => operationId === id);
    return `${method} ${path} ${access} ${id} ${hashOf(described)}\n`;
  });
  // Operations only name the schemas that they share.
  const shared = Object.entries(documents).flatMap(([part, { components }]) =>
    Object.entries((components as { schemas: object }).schemas).map(
      ([name, schema]) => `schema ${part} ${name} ${hashOf(schema)}\n`,
    ),
  );
  await expect([...lines.sort(), ...shared.sort()].join('')).toMatchFileSnapshot('api-operations.txt');
});

test('every endpoint is described once, with who may call it; administration apart', () => {
  const ids = (part: keyof typeof documents) => operationsOf(documents[part]).map((one) => one.operationId);
  const of = (isAdmin: boolean) =>
    endpoints.filter(({ access }) => (access === 'admin') === isAdmin).map(({ id }) => id);
  expect(ids('site').sort()).toEqual(of(false).sort());
  expect(ids('administration').sort()).toEqual(of(true).sort());
  for (const { id, access, status } of endpoints) {
    const operation = operations.find(({ operationId }) => operationId === id);
    expect(operation?.security).toEqual(access === 'public' ? [] : [{ bearer: [] }]);
    expect(Object.keys(operation?.responses ?? {})).toContain(String(status ?? 200));
  }
});

describe('a parameter', () => {
  test('of an address has one type and says what it is', () => {
    const parameters = operations.flatMap((one) => one.parameters).filter((one) => one.in !== 'header');
    expect(parameters.length).toBeGreaterThan(200);
    for (const { name, in: place, schema, description } of parameters) {
      expect(schema.type ?? schema.enum, name).toBeDefined();
      if (place === 'query') expect(description, name).toBeDefined();
    }
  });

  test('has the limits, codes and kind that the contract has', () => {
    expect(parameterOf('postings.search', 'page')?.schema).toMatchObject({
      type: 'integer',
      minimum: 1,
      maximum: 5000,
      default: 1,
    });
    expect(parameterOf('postings.search', 'pageSize')?.schema).toMatchObject({ maximum: 100, default: 20 });
    expect(parameterOf('postings.search', 'sort')?.schema).toMatchObject({ default: 'priority' });
    expect(parameterOf('postings.search', 'sort')?.schema.enum).toContain('newest');
    expect(parameterOf('postings.search', 'categories')?.schema).toMatchObject({ type: 'array' });
    expect(parameterOf('postings.search', 'employers')?.schema.items).toMatchObject({ type: 'integer' });
    expect(parameterOf('postings.get', 'id')).toMatchObject({ required: true, schema: { type: 'integer' } });
    expect(parameterOf('applications.guestInterview', 'token')).toMatchObject({
      required: true,
      schema: { type: 'string' },
    });
    expect(parameterOf('accounts.checkPasswordToken', 'token')?.required).toBe(true);
  });
});

describe('an example', () => {
  const of = examples as ApiExamples;
  const byId = new Map<string, Endpoint>(endpoints.map((endpoint) => [endpoint.id, endpoint]));

  test('is there for the reads of visitors and of each kind of account', () => {
    expect(Object.keys(of).length).toBeGreaterThan(50);
    for (const id of [
      'postings.search',
      'postings.get',
      'employers.get',
      'accounts.login',
      'catalog.get',
      'candidates.getProfile',
      'postings.listOwn',
      'administration.listUsers',
    ])
      expect(Object.keys(of)).toContain(id);
  });

  test.each(Object.entries(of))('of %s fits its contract', async (id, { params, query, body, answer }) => {
    const schemas = await (byId.get(id) as Endpoint).schemas();
    if (params) parametersOf(schemas.params as never).parse(params);
    if (query) parametersOf(schemas.query as never).parse(query);
    if (body) schemas.body?.parse(body);
    const { data, meta } = answer as { data: unknown; meta?: unknown };
    schemas.data.parse(data);
    schemas.meta?.parse(meta);
  });
});
