import pg from 'pg';
import { beforeAll, expect, test, vi } from 'vitest';
import { loadFirstPosts } from '#features/content/articles/server/first-posts.ts';
import { fillPath } from '#kit/endpoint.ts';
import { loadDemo } from '#src/demo/load-demo.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * A guest's page is kept until one of the scopes has changed that its answers hang on (ADR 52), and triggers alone say what has changed.
 * Every endpoint that shows something is asked: each table that it reads must have a trigger that notes one of its scopes.
 */
const app = await createTestApplication({ CHECK_ANSWERS: 'false' });
const { pool } = app.database;

/** What is read beside what is shown, or changes nothing that people see. */
const beside: Record<string, string> = {
  noted_changes: 'how a change is heard of',
  edited_texts: 'what is being written: people see its published versions, which are noted',
};

/** What may be old for as long as the answer says: it holds for some seconds only. */
const timed: Record<string, string> = {
  searched_keywords: 'what people look for',
  decisions: 'public numbers of decisions, an hour old',
  posting_reports: 'the same',
  files: 'a picture: its row is written once, before it is shown',
};

/** Figures that are counted once a day, whatever happens to their tables meanwhile. */
const daily: Record<string, readonly string[]> = {
  'advertising.adTypeViews': ['posting_daily_views', 'posting_moves', 'postings'],
};

/** `posting:17` → `posting:{id}`, as triggers name it. */
const kindOf = (scope: string): string => scope.replace(/:\d+$/, ':{id}');

/** The scopes that the triggers of each table note. */
const noted = async (): Promise<Map<string, Set<string>>> => {
  const { rows } = await pool.query<{ table: string; definition: string; body: string }>(
    `select relname as table, pg_get_triggerdef(t.oid) as definition, prosrc as body
     from pg_trigger t join pg_class c on c.oid = tgrelid join pg_proc p on p.oid = tgfoid
     where not tgisinternal and prosrc like '%noted_changes%'`,
  );
  const scopes = new Map<string, Set<string>>();
  for (const { table, definition, body } of rows) {
    const [, given = ''] = /EXECUTE FUNCTION \w+\((.*)\)/.exec(definition) ?? [];
    // A function without arguments names them itself: 'posting:' || id.
    const names = [...(given || body).matchAll(/'([a-z]+)(?::(?:\{id\})?)?'(\s*\|\|)?/g)].map(([text, name = '']) =>
      text.includes(':') ? `${name}:{id}` : name,
    );
    scopes.set(table, new Set([...(scopes.get(table) ?? []), ...names]));
  }
  return scopes;
};

interface Plan {
  'Relation Name'?: string;
  Plans?: Plan[];
}
const relationsOf = (plan: Plan): string[] => [
  ...(plan['Relation Name'] ? [plan['Relation Name']] : []),
  ...(plan.Plans ?? []).flatMap(relationsOf),
];

/** The tables that a call reads, by the statements that it makes. */
const tablesReadBy = async (call: () => Promise<unknown>): Promise<string[]> => {
  const statements = new Map<string, unknown[]>();
  const query = pg.Client.prototype.query;
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [what, values] = given as [string | { text: string; values?: unknown[] }, unknown[]?];
    const asked = typeof what === 'string' ? { text: what, values } : { values, ...what };
    if (/^\s*(?:select|with)\b/i.test(asked.text) && !/\bpgboss\./.test(asked.text))
      statements.set(asked.text, asked.values ?? []);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as never);
  await call();
  watched.mockRestore();
  const tables = new Set<string>();
  for (const [text, values] of statements) {
    const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, values);
    for (const table of relationsOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan)) tables.add(table);
  }
  return [...tables].sort();
};

const showing = app.routes.filter(({ shows }) => shows !== undefined);
let scopesOf: Map<string, Set<string>>;
let ids: Record<string, string>;

beforeAll(async () => {
  const { accounts, files } = app.application;
  await loadDemo({ database: app.database, accounts, files, now: app.clock.now() });
  await loadFirstPosts(app.database, app.clock.now());
  const first = async (text: string) => String(Object.values((await pool.query(text)).rows[0] ?? {})[0]);
  ids = {
    postings: await first(`select id from postings where state = 'active' order by id`),
    employers: await first(`select employer_id from postings where state = 'active' order by 1`),
    blog: String(((await (await app.fetch('/api/blog')).json()) as { data: { id: number }[] }).data[0]?.id),
    pages: 'privacy',
  };
  scopesOf = await noted();
  await app.fetch('/api/postings');
});

test('there are endpoints that guests’ pages show, and triggers that note what they show', () => {
  expect(showing.length).toBeGreaterThan(10);
  expect(scopesOf.get('postings')).toEqual(new Set(['posting:{id}', 'employer:{id}', 'postings']));
});

test.each(showing.map((route) => [route.endpoint.id, route] as const))(
  '%s: what it shows is noted when it changes',
  async (name, { endpoint, shows }) => {
    const place = Object.keys(ids).find((name) => endpoint.path.startsWith(`/${name}`)) ?? 'postings';
    const id = ids[place] as string;
    const params = { id, code: id, provider: 'x' };
    let answer: Response | undefined;
    const tables = await tablesReadBy(async () => {
      answer = await app.fetch(`/api${fillPath(endpoint.path, params)}`);
    });
    expect(answer?.status, endpoint.path).toBe(200);
    const result = (await answer?.json()) as never;
    const shown = shows?.({ params }, result);
    const kinds = [...new Set(shown?.scopes.map(kindOf))];
    const all = new Set([...scopesOf.values()].flatMap((scopes) => [...scopes]));
    expect(
      kinds.filter((kind) => !all.has(kind)),
      'no trigger notes it',
    ).toEqual([]);
    const ends = shown?.seconds !== undefined;
    const unnoted = tables.filter(
      (table) =>
        !(table in beside) &&
        !(ends && (table in timed || daily[name]?.includes(table))) &&
        !kinds.some((kind) => scopesOf.get(table)?.has(kind)),
    );
    expect(unnoted, `read for ${kinds.join(', ')}`).toEqual([]);
  },
);
