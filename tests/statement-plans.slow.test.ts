import pg from 'pg';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { login } from '#features/accounts/contract.ts';
import { loadFirstPosts } from '#features/content/articles/server/first-posts.ts';
import type { AccountType } from '#kit/actor.ts';
import { type Access, type Endpoint, fillPath } from '#kit/endpoint.ts';
import { demoAccounts } from '#src/demo/demo-accounts.ts';
import { loadDemo } from '#src/demo/load-demo.ts';
import { multiplyRows } from './support/many-rows.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * What a page asks costs as much with 100,000 postings as with a thousand: every statement that the reading of a page leads to has an
 * index. All endpoints that read, and the documents beside them, are asked with every value of their queries; PostgreSQL then says how
 * it runs each statement, and none may read a table that grows from one end to the other.
 *
 * 10,000 rows of each table are enough: with 100,000 in `rows` the planner reads the same tables whole (206 statements compared).
 */
const rows = 10_000;

/** Tables that do not grow with the site: of these a few rows are read fastest whole. */
const small: Record<string, string> = {
  settings: 'one row',
  price_lists: 'one row',
  ad_types: 'kinds of ads',
  ad_prices: 'a price for each kind and duration',
  ad_packages: 'packages on the price list',
  order_numbers: 'one row a year',
};

interface Exception {
  tables: readonly string[];
  statement: RegExp;
  why: string;
}

/** What reads a whole table, and has to. */
const exceptions: readonly Exception[] = [
  {
    tables: ['postings', 'employers'],
    statement: /^select p\.id, p\.changed_tx/,
    why: 'The search index reads all live postings, once after the start of a process.',
  },
  {
    tables: ['employers', 'accounts'],
    statement: /^select (?:count\(\*\)::int as total|"employers"\."id" as id) from "employers" left join unnest/,
    why: 'The directory is in the order of live postings, which the search index counts: the database has no index of that.',
  },
  {
    tables: ['postings'],
    statement: /^select array\[exists \(/,
    why: 'One posting with the words is looked for, and is among the first where the words are frequent.',
  },
  {
    tables: ['accounts', 'audit_entries', 'agent_waiting', 'contact_messages', 'employers', 'mail_messages'],
    statement: /^select \(?count\(/,
    why: 'Administrators are told how many there are: each is counted, by an index or not.',
  },
  {
    tables: ['orders', 'postings', 'posting_reports', 'posting_changes'],
    statement: /^select \(?count\(/,
    why: 'The same.',
  },
  {
    tables: ['posting_changes', 'employers'],
    statement: /union all select c\.posting_id/,
    why: 'The queue of administrators is all that waits, with its companies: here every change does.',
  },
  {
    tables: ['orders', 'employers'],
    statement: /from "orders" inner join "employers" .* where \(+"employers"\."company_folded" like/,
    why: 'Administrators look for an order by its own number or its company: orders are a small part of what a site holds.',
  },
  {
    tables: ['contact_messages', 'posting_reports', 'postings', 'employers'],
    statement: /regexp_replace\(lower\(translate\(concat_ws/,
    why: 'Administrators look for words in messages and reports, which are kept for 24 months.',
  },
  {
    tables: ['decisions'],
    statement: /^select "act", "ground", count\(/,
    why: 'The public numbers count two years of decisions, once in 50 minutes for a process.',
  },
  {
    tables: ['postings', 'posting_daily_views'],
    statement: /^\s*with counted as/,
    why: 'The views of a year by ad type are counted once a day for a process.',
  },
  {
    tables: ['blog_articles', 'edited_texts', 'announcements'],
    statement: /^select .* from "(?:blog_articles|announcements)"/,
    why: 'Articles and announcements are written by hand: some hundreds in years.',
  },
];

interface Collected {
  /** Who asked first. */
  by: string;
  values: unknown[];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Filter?: string;
  Plans?: Plan[];
}

// The rows are made up: not all of them are what a contract promises.
const app = await createTestApplication({ CHECK_ANSWERS: 'false' });
const { pool } = app.database;

/** Statements that read, by their text. */
const statements = new Map<string, Collected>();
let asking = '';

const one = async (text: string, ...values: unknown[]): Promise<string> => {
  const { rows: found } = await pool.query<Record<string, unknown>>(text, values);
  return String(Object.values(found[0] ?? {})[0] ?? '0');
};

/** Some values of each part of a query, one part at a time; words are given in every letter a list may look for. */
const searchesOf = (query: z.ZodType): string[] => {
  const parts = (io: 'input' | 'output'): Record<string, unknown> =>
    (z.toJSONSchema(query, { io, unrepresentable: 'any' }) as { properties?: Record<string, unknown> }).properties ??
    {};
  const outputs = parts('output');
  return Object.entries(parts('input')).flatMap(([name, shape]) => {
    const written = JSON.stringify([shape, outputs[name]]);
    const listed = [...written.matchAll(/"enum":(\[[^\]]*\])/g)].flatMap(
      ([, list = '[]']) => JSON.parse(list) as string[],
    );
    const values = new Set([...listed.slice(0, 12), 'programer', 'mar', '3', 'true']);
    return [...values].map((value) => `?${name}=${encodeURIComponent(value)}`);
  });
};

const seqScansIn = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] as string] : []),
  ...(plan.Plans ?? []).flatMap(seqScansIn),
];

const isExcepted = (table: string, statement: string): boolean =>
  table in small ||
  exceptions.some((exception) => exception.tables.includes(table) && exception.statement.test(statement));

/** The statements that read a table that grows whole, each with who asks and what it reads. */
const wholeReads = async (): Promise<string[]> => {
  const faults: string[] = [];
  for (const [text, { by, values }] of statements) {
    const { rows: plans } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (format json) ${text}`,
      values,
    );
    const flat = text.replace(/\s+/g, ' ');
    const tables = seqScansIn(plans[0]?.['QUERY PLAN'][0]?.Plan as Plan).filter((table) => !isExcepted(table, flat));
    if (tables.length > 0) faults.push(`${by} reads ${tables.join(', ')}: ${flat}`);
  }
  return faults;
};

/** An existing object for each path with an id, that those of the demo data may see. */
const idsByPath = async (): Promise<[RegExp, string][]> => {
  const employer = await one(
    `select employer_id from company_members join accounts on id = account_id where email = 'poslodavac@primer.rs'`,
  );
  const candidate = await one(`select id from accounts where email = 'kandidat@primer.rs'`);
  const posting = await one(
    `select posting_id from applications join postings on postings.id = posting_id where employer_id = $1 group by 1 order by count(*) desc`,
    employer,
  );
  return [
    [/^\/admin\/users/, candidate],
    [/orders/, await one('select id from orders where employer_id = $1', employer)],
    [/^\/candidate\/agents/, await one('select id from agents where account_id = $1', candidate)],
    [/^\/employer\/applications/, await one('select id from applications where posting_id = $1', posting)],
    [/^\/candidate\/applications/, await one('select id from applications where candidate_id = $1', candidate)],
    [/^\/employer\/postings/, posting],
    [/^\/admin\/messages/, await one('select id from contact_messages')],
    [/^\/blog/, await one('select id from blog_posts')],
    [/employers/, employer],
    [/files/, await one('select id from files where owner_id = $1', candidate)],
    [/mails/, await one('select id from mail_messages')],
    [/postings/, await one(`select id from postings where state = 'active'`)],
  ];
};

let ids: [RegExp, string][] = [];
const tokens: Partial<Record<Access, string>> = {};

const ask = async (path: string, as?: string): Promise<void> => {
  asking = path;
  const response = await app.fetch(path, { headers: as ? { Authorization: `Bearer ${as}` } : {} });
  await response.arrayBuffer();
};

const askAll = async (endpoint: Endpoint): Promise<void> => {
  const id = ids.find(([path]) => path.test(endpoint.path))?.[1] ?? '1';
  const path = fillPath(endpoint.path, { id, postingId: id, provider: 'x', kind: 'create', token: 'x' });
  const { query } = await endpoint.schemas();
  for (const search of ['', ...(query ? searchesOf(query) : [])])
    await ask(`/api${path}${search}`, tokens[endpoint.access]);
};

beforeAll(async () => {
  const { accounts, files } = app.application;
  await loadDemo({ database: app.database, accounts, files, now: app.clock.now() });
  await loadFirstPosts(app.database, app.clock.now());
  await multiplyRows(app.database, rows, Object.keys(small));
  const token = async (email: string, accountType: AccountType): Promise<string> => {
    const body = { email, password: demoAccounts.password, accountType };
    return (await app.call(login, { body })).data.token.accessToken;
  };
  const employer = await token('poslodavac@primer.rs', 'employer');
  Object.assign(tokens, { account: employer, reader: employer, recruiter: employer, owner: employer });
  tokens.jobseeker = await token('kandidat@primer.rs', 'jobseeker');
  tokens.admin = await token('admin@primer.rs', 'admin');
  ids = await idsByPath();
  // The search index takes in what was just written: from now on it reads what has changed.
  await ask('/api/postings');
});

test('every table that may grow has grown', async () => {
  const { rows: found } = await pool.query<{ name: string }>(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples < $1`,
    [rows / 2],
  );
  expect(found.map(({ name }) => name).sort()).toEqual(Object.keys(small).sort());
});

describe('no statement reads a table that grows whole', () => {
  const collecting = async (work: () => Promise<void>): Promise<string[]> => {
    statements.clear();
    const query = pg.Client.prototype.query;
    const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
      this: pg.Client,
      ...given: unknown[]
    ) {
      const [what, values] = given as [string | { text: string; values?: unknown[] }, unknown[]?];
      const asked = typeof what === 'string' ? { text: what, values } : { values, ...what };
      // The job queue's own statements run beside.
      const reads = /^\s*(?:select|with)\b/i.test(asked.text) && !/\bpgboss\./.test(asked.text);
      if (reads && !statements.has(asked.text)) statements.set(asked.text, { by: asking, values: asked.values ?? [] });
      return (query as (...all: unknown[]) => unknown).apply(this, given);
    } as never);
    await work();
    watched.mockRestore();
    expect(statements.size).toBeGreaterThan(0);
    return wholeReads();
  };
  const endpoints = app.routes.map(({ endpoint }) => endpoint).filter(({ method }) => method === 'GET');

  test.each<[string, readonly Access[]]>([
    ['guests', ['public']],
    ['candidates', ['jobseeker']],
    ['employers', ['account', 'reader', 'recruiter', 'owner']],
    ['administrators', ['admin']],
  ])('on the pages of %s', async (_, accesses) => {
    const reads = await collecting(async () => {
      for (const endpoint of endpoints) if (accesses.includes(endpoint.access)) await askAll(endpoint);
    });
    expect(reads).toEqual([]);
  });

  test('in what other programs read', async () => {
    const documents = ['pages', 'lists', 'postings-1', 'employers-1'].map((name) => `/sitemap-${name}.xml`);
    const reads = await collecting(async () => {
      for (const path of ['/sitemap.xml', ...documents, '/rss.xml', '/rss.xml?categories=it']) await ask(path);
    });
    expect(reads).toEqual([]);
  });
});
