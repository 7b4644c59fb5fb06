import { describe, expect, test } from 'vitest';
import { accountTokens } from '#features/accounts/server/account-table.ts';
import { decisions } from '#features/decisions/server/decision-table.ts';
import { createAudit } from '#host/audit/audit.ts';
import { auditEntries } from '#host/audit/audit-table.ts';
import { mailAttempts, mailMessages, type mailStates } from '#host/mail/mail-table.ts';
import { buildAccount } from '#tests/builders/account-builder.ts';
import { createTestApplication } from '#tests/support/test-application.ts';
import { createTestClock } from '#tests/support/test-clock.ts';
import { retentionJob } from './retention-job.ts';

const app = await createTestApplication();
const { executor } = app.database;
const DAY = 86_400_000;
const daysAgo = (days: number): Date => new Date(app.clock.now().getTime() - days * DAY);

const sweep = async (): Promise<void> => {
  await app.jobs.send(executor, retentionJob, {});
  await app.jobs.runPending();
};

const writeMail = async (createdAt: Date, state: (typeof mailStates)[number]): Promise<string> => {
  const [row] = await executor
    .insert(mailMessages)
    .values({
      template: 'accounts.verification',
      params: {},
      language: 'sr',
      recipient: 'a@primer.rs',
      state,
      createdAt,
    })
    .returning({ id: mailMessages.id });
  const { id } = row as { id: string };
  await executor.insert(mailAttempts).values({ mailId: id, createdAt, outcome: 'sent' });
  return id;
};

describe('the nightly sweep', () => {
  test('deletes what was kept long enough, leaves the rest, and says how much it was', async () => {
    await writeMail(daysAgo(91), 'sent');
    await writeMail(daysAgo(91), 'failed');
    const waiting = await writeMail(daysAgo(91), 'retrying');
    const young = await writeMail(daysAgo(89), 'sent');

    const { row } = await buildAccount(app);
    const token = (tokenHash: string, expiresAt: Date) => ({
      tokenHash,
      expiresAt,
      accountId: row.id,
      purpose: 'verify-email' as const,
      createdAt: daysAgo(20),
    });
    await executor.insert(accountTokens).values([token('old', daysAgo(8)), token('young', daysAgo(6))]);

    const entry = {
      actor: null,
      action: 'accounts.register' as const,
      objectKind: 'account',
      objectId: row.id,
    };
    await createAudit(createTestClock(daysAgo(740))).record(executor, { ...entry, reason: 'old' });
    await createAudit(createTestClock(daysAgo(700))).record(executor, { ...entry, reason: 'young' });

    const decided = { act: 'accountBlocked', ground: 'other' } as const;
    await executor.insert(decisions).values([
      { ...decided, facts: 'old', decidedAt: daysAgo(740) },
      { ...decided, facts: 'young', decidedAt: daysAgo(700) },
    ]);

    await sweep();
    expect(await executor.select({ facts: decisions.facts }).from(decisions)).toEqual([{ facts: 'young' }]);
    const mails = await executor.select({ id: mailMessages.id }).from(mailMessages);
    expect(mails.map(({ id }) => id).sort()).toEqual([waiting, young].sort());
    expect(await executor.$count(mailAttempts)).toBe(2);
    const tokens = await executor.select({ hash: accountTokens.tokenHash }).from(accountTokens);
    expect(tokens).toEqual([{ hash: 'young' }]);

    const log = await executor.select().from(auditEntries).orderBy(auditEntries.id);
    expect(log).toMatchObject([
      { reason: 'young' },
      {
        actor: null,
        action: 'retention.sweep',
        objectId: null,
        details: { mails: 2, tokens: 1, entries: 1, decisions: 1 },
      },
    ]);

    // Second run: nothing is left to delete or to log.
    await sweep();
    expect(await executor.$count(auditEntries)).toBe(2);
  });
});
