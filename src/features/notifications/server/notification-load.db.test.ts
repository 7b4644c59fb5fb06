import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { mailMessages } from '#host/mail/mail-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { signedInCandidate } from '#tests/builders/personas.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { chooseMail, countNotifications, listNotifications, readNotifications } from '../contract.ts';
import { mailMorningsJob } from './notification-jobs.ts';

/* An account with 10,000 unread notifications among 300 others with 500 each: what is asked of the table. */

const app = await createTestApplication();
const { executor, pool } = app.database;

const fill = (accountIds: readonly string[], each: number, readAt: string | null) =>
  executor.execute(sql`
    insert into notifications (account_id, kind, path, text, created_at, read_at)
    select account_id, 'message', '/profil/kandidat/prijave/' || n, '{"sr":"Poruka poslodavca Kvarc: Knjigovođa","en":"a"}',
      ${app.clock.now().toISOString()}::timestamptz - n * interval '10 seconds', ${readAt}::timestamptz
    from unnest(${sql.param([...accountIds])}::uuid[]) as account_id, generate_series(1, ${each}::int) as n`);
const others = await Promise.all(Array.from({ length: 300 }, () => buildAccount(app)));
const idsOfOthers = others.map(({ row }) => row.id);
await fill(idsOfOthers, 480, app.clock.now().toISOString());
await fill(idsOfOthers, 20, null);
const busy = await signedInCandidate(app);
await fill([busy.row.id], 10_000, null);
await pool.query('analyze');
const as = { as: busy.token };

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Rows Removed by Filter'?: number;
  Plans?: Plan[];
}
const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How an act reads the table: each scan, and the most rows that one of them looked at. */
async function scansOf(act: () => Promise<unknown>): Promise<{ scans: string[]; rows: number }> {
  const statements = new Map<string, unknown[]>();
  const query = pg.Client.prototype.query;
  const watched = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (
    this: pg.Client,
    ...given: unknown[]
  ) {
    const [what, values = []] = given as [string | { text: string }, unknown[]?];
    const text = typeof what === 'string' ? what : what.text;
    if (/"notifications"/.test(text)) statements.set(text, values);
    return (query as (...all: unknown[]) => unknown).apply(this, given);
  } as never);
  await act();
  watched.mockRestore();
  const nodes: Plan[] = [];
  const client = await pool.connect();
  for (const [text, values] of statements) {
    await client.query('begin');
    const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
      `explain (analyze, format json) ${text}`,
      values,
    );
    await client.query('rollback');
    nodes.push(...nodesOf(rows[0]?.['QUERY PLAN'][0]?.Plan as Plan));
  }
  client.release();
  const scans = nodes.filter(
    (node) =>
      node['Node Type'].includes('Scan') && /^notifications/.test(node['Relation Name'] ?? node['Index Name'] ?? ''),
  );
  const rowsOf = (node: Plan): number => node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0);
  return { scans: scans.map((node) => node['Node Type']), rows: Math.max(...scans.map(rowsOf)) };
}

const morning = async () => {
  await app.jobs.send(executor, mailMorningsJob, {});
  await app.jobs.runPending();
};

test('the bell looks at a hundred of them, the other acts at own ones alone, and one mail names twenty', async () => {
  const bell = await scansOf(() => app.call(countNotifications, {}, as));
  expect(bell.rows).toBe(100);
  const acts = [
    () => app.call(listNotifications, {}, as),
    () => app.call(listNotifications, { query: { state: 'unread' } }, as),
    () => app.call(readNotifications, { body: { path: '/profil/kandidat' } }, as),
    async () => {
      await app.call(chooseMail, { body: { kind: 'message', mail: 'morning' } }, as);
      await morning();
    },
    () => app.call(readNotifications, { body: {} }, as),
  ];
  for (const act of acts) {
    const { scans, rows } = await scansOf(act);
    expect(scans.length).toBeGreaterThan(0);
    expect(scans).not.toContain('Seq Scan');
    // Own ones, also as they were before the act.
    expect(rows).toBeLessThanOrEqual(20_000);
  }
  expect((await app.call(countNotifications, {}, as)).data.unread).toBe(0);
  const mails = await executor.select().from(mailMessages).where(eq(mailMessages.recipient, busy.email));
  expect(mails).toMatchObject([{ subject: '10000 nepročitanih obaveštenja', params: { more: 9980 } }]);
});
