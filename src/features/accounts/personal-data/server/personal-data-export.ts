import { Readable } from 'node:stream';
import type { Files } from '#features/files/server/index.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Person, PersonalDataPart } from '#host/personal-data.ts';
import type { Account } from '#kit/actor.ts';
import { formatDate, localDay } from '#kit/dates.ts';
import { Problem } from '#kit/problem.ts';
import { recordOwnAct } from '../../server/account-audit.ts';
import type { AccountRow } from '../../server/account-table.ts';
import * as contract from '../contract.ts';
import { exportState } from '../export-state.ts';
import type { ExportView } from '../fields.ts';
import { archiveOf, type CollectedPart } from './personal-data-archive.ts';
import { makeExportJob, sweepExportsJob } from './personal-data-jobs.ts';
import { exportFailedMail, exportReadyMail } from './personal-data-mail.ts';
import * as store from './personal-data-store.ts';

const dayMs = 86_400_000;
/** Days for which an archive can be downloaded. */
const retentionDays = 7;
/** Days for which export requests are stored. */
const rememberedDays = 30;
const maxPerDay = 3;

export interface PersonalDataDeps
  extends Pick<Machinery, 'database' | 'clock' | 'jobs' | 'mailer' | 'audit' | 'translator'> {
  files: Pick<Files, 'save' | 'read' | 'discard'>;
  /** Parts of all features; read lazily, because features are created one after the other. */
  parts: () => readonly PersonalDataPart[];
}

/** Maps an account to the person passed to the parts. */
export const personOf = ({ id, email, emailVerifiedAt }: AccountRow): Person => ({
  accountId: id,
  email,
  emailVerified: emailVerifiedAt !== null,
});

const toView = (row: store.ExportRow, now: Date): ExportView => {
  const state = exportState(row, now);
  return {
    state,
    requestedAt: row.createdAt.toISOString(),
    fileId: state === 'ready' ? row.fileId : null,
    expiresAt: state === 'ready' ? (row.expiresAt?.toISOString() ?? null) : null,
  };
};

const readMeOf = (
  parts: readonly CollectedPart[],
  { email, mailLanguage }: AccountRow,
  translator: Machinery['translator'],
  now: Date,
): { name: string; text: string } => {
  const t = translator(mailLanguage) as (key: string, params?: object) => string;
  const key = 'accounts.personalData.mail.readMe';
  const lines = parts
    .filter(({ data }) => !(Array.isArray(data) && data.length === 0))
    .map(({ name }) => `- ${name}.json: ${t(`${key}.parts.${name}`)}`);
  const made = t(`${key}.made`, { date: formatDate(now, mailLanguage), email });
  return {
    name: t(`${key}.file`),
    text: [t(`${key}.title`), '', made, '', t(`${key}.contents`), '', ...lines, ''].join('\r\n'),
  };
};

const ownerOf = ({ accountType }: AccountRow): 'jobseeker' | 'employer' =>
  accountType === 'employer' ? 'employer' : 'jobseeker';

/** Creates the requested copies and deletes old ones. */
async function handleExports(deps: PersonalDataDeps): Promise<void> {
  const { database, clock, jobs, mailer, files } = deps;

  /** Collects all parts from one database snapshot; no files are read meanwhile. */
  const collect = (account: AccountRow): Promise<CollectedPart[]> =>
    database.transaction(
      async (tx) => {
        const collected: CollectedPart[] = [];
        for (const part of deps.parts()) {
          collected.push({ name: part.name, ...(await part.collect(tx, personOf(account))) });
        }
        return collected;
      },
      { isolation: 'repeatable read' },
    );

  const findPending = async (exportId: string): Promise<{ copy: store.ExportRow; account: AccountRow } | null> => {
    const copy = await store.findExport(database.executor, exportId);
    if (!copy || copy.readyAt || copy.failedAt) return null;
    const account = await store.findAccountRow(database.executor, copy.accountId);
    return account && { copy, account };
  };

  const make = async ({ copy, account }: { copy: store.ExportRow; account: AccountRow }): Promise<void> => {
    const now = clock.now();
    const expiresAt = new Date(now.getTime() + retentionDays * dayMs);
    const parts = await collect(account);
    const content = Readable.from(archiveOf(parts, readMeOf(parts, account, deps.translator, now), files.read, now));
    const archive = {
      purpose: 'export',
      name: `prilika-${localDay(now)}.zip`,
      mediaType: 'application/zip',
      ownerId: account.id,
      content,
    } as const;
    await files.save(archive, async (tx, file) => {
      // Waits for a parallel deletion of the account, so that no archive is left after it.
      const held = await store.lockAccount(tx, account.id);
      const finished = held && (await store.finishExport(tx, copy.id, { fileId: file.id, readyAt: now, expiresAt }));
      if (!finished) throw new Error('the copy is no longer wanted');
      await files.discard(tx, await store.olderArchives(tx, copy));
      await mailer.queue(tx, {
        template: exportReadyMail,
        params: { accountType: ownerOf(account), until: localDay(expiresAt) },
        to: account.email,
        accountId: account.id,
        language: account.mailLanguage,
      });
    });
  };

  const giveUp = ({ copy, account }: { copy: store.ExportRow; account: AccountRow }): Promise<void> =>
    database.transaction(async (tx) => {
      if (!(await store.failExport(tx, copy.id, clock.now()))) return;
      await mailer.queue(tx, {
        template: exportFailedMail,
        params: { accountType: ownerOf(account) },
        to: account.email,
        accountId: account.id,
        language: account.mailLanguage,
      });
    });

  await jobs.handle(makeExportJob, async ({ exportId }, run) => {
    const pending = await findPending(exportId);
    if (!pending) return;
    try {
      await make(pending);
    } catch (error) {
      // Another worker has created it, or the account was deleted: there is nothing to do.
      if (!(await findPending(exportId))) return;
      if (run.last) await giveUp(pending);
      throw error;
    }
  });

  await jobs.handle(sweepExportsJob, () =>
    database.transaction(async (tx) => {
      const now = clock.now();
      await files.discard(tx, await store.expiredArchives(tx, now));
      await store.deleteOldExports(tx, new Date(now.getTime() - rememberedDays * dayMs));
    }),
  );
}

/** Copies of a person's data (rules.md#personal-data). */
export async function createPersonalDataExport(deps: PersonalDataDeps) {
  const { database, clock, jobs, audit } = deps;
  await handleExports(deps);

  /** The latest copy of an account's data; null if none was requested recently. */
  const latest = async ({ accountId }: Account): Promise<ExportView | null> => {
    const now = clock.now();
    const since = new Date(now.getTime() - rememberedDays * dayMs);
    const [newest] = await store.listExports(database.executor, accountId, since);
    return newest ? toView(newest, now) : null;
  };

  /** Requests a copy. If one is already in progress, returns it instead. */
  const request = ({ actor: { accountId } }: { actor: Account }): Promise<ExportView> =>
    database.transaction(async (tx) => {
      const now = clock.now();
      if (!(await store.lockAccount(tx, accountId))) throw new Problem('unauthorized');
      const recent = await store.listExports(tx, accountId, new Date(now.getTime() - dayMs));
      const underWay = recent.find((row) => exportState(row, now) === 'requested');
      if (underWay) return toView(underWay, now);
      // Failed copies are our fault and do not count.
      const counted = recent.filter((row) => exportState(row, now) !== 'failed');
      const oldest = counted[maxPerDay - 1];
      if (oldest) {
        const free = oldest.createdAt.getTime() + dayMs;
        throw new Problem('too-many-requests', { retryAfter: Math.ceil((free - now.getTime()) / 1000) });
      }
      const copy = await store.insertExport(tx, accountId, now);
      await jobs.send(tx, makeExportJob, { exportId: copy.id });
      await recordOwnAct(audit, tx, accountId, 'accounts.export');
      return toView(copy, now);
    });

  return {
    latest,
    routes: [
      on(contract.exportCandidateData, request),
      on(contract.employerAccount, async ({ actor }) => ({ export: await latest(actor) })),
      on(contract.exportEmployerData, request),
    ] satisfies Route[],
  };
}
