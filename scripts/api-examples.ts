/*
 * `node scripts/api-examples.ts ADDRESS` writes the examples of the API's description: calls of a running site with demo
 * data and what it answered, shortened. Every read that a guest or a demo account may make is tried.
 */
import { writeFileSync } from 'node:fs';
import type { ApiDocument, ApiExamples } from '#host/http/openapi.ts';

type Values = Record<string, unknown>;
interface Example {
  params?: Values;
  query?: Values;
  body?: Values;
}

const file = 'src/demo/api-examples.json';
const site = (process.argv[2] ?? 'http://localhost:3000').replace(/\/$/, '');
const password = 'Prilika1!';
const people = [
  { email: 'kandidat@primer.rs', accountType: 'jobseeker' },
  { email: 'poslodavac@primer.rs', accountType: 'employer' },
  { email: 'admin@primer.rs', accountType: 'admin' },
];

/** What is asked, where an address alone shows too little, and what is written. */
const asked: Record<string, Example> = {
  'postings.search': { query: { q: 'kuvar', locations: ['beograd'], pageSize: 2, sort: 'newest' } },
  'postings.suggest': { query: { q: 'prod' } },
  'postings.keywords': { query: { q: 'pro', pageSize: 2 } },
  'postings.comparePay': {
    query: { categories: ['magacin'], locations: ['beograd'], jobType: 'puno', min: 95_000, max: 120_000 },
  },
  'postings.skills': { query: { q: 'eng' } },
  'employers.list': { query: { q: 'a', pageSize: 2 } },
  'content.getSitePage': { params: { id: 'privacy' } },
  'accounts.login': { body: { email: people[0]?.email, password, accountType: 'jobseeker' } },
  'accounts.requestPasswordReset': { body: { email: people[0]?.email, accountType: 'jobseeker' } },
  'postings.view': { query: { from: '/oglasi' } },
};

/** Long lists and texts, and tokens, say no more than their beginning. */
const shortened = (value: unknown): unknown => {
  if (typeof value === 'string') return value.length > 240 ? `${value.slice(0, 239)}…` : value;
  if (Array.isArray(value)) return value.slice(0, 2).map(shortened);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [name, name === 'accessToken' ? 'eyJhbGciOi…' : shortened(one)]),
  );
};

const searchOf = (query: Values = {}): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one) => [name, String(one)])),
  ).toString();

const call = async (method: string, path: string, { query, body }: Example, token?: string): Promise<unknown> => {
  const response = await fetch(`${site}/api${path}?${searchOf(query)}`, {
    method,
    headers: {
      Origin: site,
      'Content-Type': 'application/json',
      Locale: 'sr',
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  return response.ok ? response.json() : null;
};

const tokens: (string | undefined)[] = [undefined];
for (const person of people) {
  const answer = await call('POST', '/auth/login', { body: { ...person, password } });
  if (answer === null) throw new Error(`${person.email} cannot sign in at ${site}`);
  tokens.push((answer as { data: { token: { accessToken: string } } }).data.token.accessToken);
}

/** The first answer that anybody gets, a guest before all. */
const callAsAnybody = async (method: string, path: string, example: Example): Promise<unknown> => {
  for (const token of tokens) {
    const answer = await call(method, path, example, token);
    if (answer !== null) return answer;
  }
  return null;
};

/** Ids for a path come from the list before them: `/postings/{id}/similar` from `/postings`. */
const idsOf = async (path: string): Promise<Values | null> => {
  const [list, rest] = path.split(/\/\{\w+\}/);
  if (rest === undefined) return {};
  const answer = (await callAsAnybody('GET', list as string, {})) as { data?: unknown } | null;
  const first = Array.isArray(answer?.data) ? (answer.data[0] as Values | undefined) : undefined;
  const name = /\{(\w+)\}/.exec(path)?.[1] as string;
  return first?.['id'] === undefined ? null : { [name]: first['id'] };
};

const examples: ApiExamples = {};
for (const name of ['openapi.json', 'openapi/administration.json']) {
  const document = (await (await fetch(`${site}/api/${name}`)).json()) as ApiDocument;
  for (const [path, methods] of Object.entries(document.paths ?? {}))
    for (const [method, { operationId = '' }] of Object.entries(methods as Record<string, { operationId?: string }>)) {
      const given = asked[operationId];
      if (method !== 'get' && !given) continue;
      const params = given?.params ?? (await idsOf(path));
      if (params === null) continue;
      const address = path.replace(/\{(\w+)\}/g, (_, one: string) => String(params[one]));
      const answer = await callAsAnybody(method.toUpperCase(), address, given ?? {});
      if (answer === null) continue;
      const sent = Object.keys(params).length > 0 ? { params } : {};
      examples[operationId] = { ...sent, ...given, answer: shortened(answer) };
    }
}
const sorted = Object.fromEntries(Object.entries(examples).sort(([one], [other]) => (one < other ? -1 : 1)));
writeFileSync(file, `${JSON.stringify(sorted, null, 2)}\n`);
process.stdout.write(`${file}: ${Object.keys(sorted).length} operations; now: npx biome check --write ${file}\n`);
