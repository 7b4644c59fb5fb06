import { Readable } from 'node:stream';
import { texts } from '#app/texts.ts';
import { insertApplication, type NewApplication } from '#features/applying/server/application-store.ts';
import { forApplication } from '#features/candidates/applicant/server/applicant.ts';
import { candidateDocuments } from '#features/candidates/documents/server/document-table.ts';
import { toCandidateProfile, toCv } from '#features/candidates/server/candidate-rows.ts';
import { findCandidate } from '#features/candidates/server/candidate-store.ts';
import type { FileRow } from '#features/files/server/file-table.ts';
import type { Files } from '#features/files/server/index.ts';
import { countApplication } from '#features/postings/server/posting-store.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { createTranslators } from '#kit/i18n/translator.ts';
import { profileWrittenAt, recommendation, type SentByCandidate, sentByCandidate } from './demo-candidate.ts';
import type { DemoEmployer } from './demo-model.ts';
import type { Written } from './load-demo-market.ts';
import { toRow } from './posting-row.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

interface Deps {
  database: Database;
  files: Pick<Files, 'saveAll'>;
  accountId: string;
  companies: readonly DemoEmployer[];
  written: readonly Written[];
  now: Date;
}

/**
 * A posting for each application, which asks nothing, books before other trades: of another company with an account
 * where that answers, else of one without.
 */
function choosePostings({ written, companies, now }: Deps): (Written | undefined)[] {
  const hasAccount = (item: Written): boolean => companies[item.posting.employerIndex]?.accountEmail !== null;
  const open = written.filter(
    ({ posting }) => posting.employerIndex !== 0 && !posting.isExternalApply && posting.questions.length === 0,
  );
  const usual = (item: Written): boolean => /knjigovo|računovo|fakturist/i.test(item.posting.positionTitle);
  const left = [...open.filter(usual), ...open.filter((item) => !usual(item))];
  return sentByCandidate.map(({ to, daysAgo, answered = false }) => {
    const place = left.findIndex((item) => {
      const { posting } = item;
      const { firstPublishedAt, liveUntil } = toRow(posting, { employerId: 0, now });
      const sentAt = now.getTime() - daysAgo * DAY;
      return (
        hasAccount(item) === answered &&
        posting.state === to &&
        (firstPublishedAt as Date).getTime() < sentAt &&
        sentAt < (liveUntil as Date).getTime() &&
        (posting.closedOn === null || new Date(posting.closedOn).getTime() > sentAt)
      );
    });
    return place < 0 ? undefined : left.splice(place, 1)[0];
  });
}

/** An application to a posting as it has become since. */
function applicationOf(
  { daysAgo, kind, letter, openedAfter, withdrawnAfter }: SentByCandidate,
  postingId: number,
  now: Date,
): Pick<
  NewApplication,
  'postingId' | 'applicationType' | 'coverLetter' | 'withoutCv' | 'openedAt' | 'withdrawnAt' | 'createdAt' | 'language'
> {
  const createdAt = new Date(now.getTime() - daysAgo * DAY);
  const after = (hours: number | undefined): Date | null =>
    hours === undefined ? null : new Date(createdAt.getTime() + hours * HOUR);
  return {
    postingId,
    createdAt,
    applicationType: kind,
    coverLetter: letter,
    withoutCv: kind === 'letter',
    openedAt: after(openedAfter),
    withdrawnAt: after(withdrawnAfter),
    language: 'sr',
  };
}

async function writeSent(tx: Executor, deps: Deps, cv: FileRow): Promise<void> {
  const { accountId, now } = deps;
  const applicant = await forApplication(tx, accountId);
  if (!applicant) return;
  const { birthday: birthDate, snapshot, language: _, ...contacts } = applicant;
  const chosen = choosePostings(deps);
  for (const [place, sent] of sentByCandidate.entries()) {
    const postingId = chosen[place]?.id;
    if (postingId === undefined) continue;
    const by = sent.guest ? { candidateId: null, snapshot: null } : { candidateId: accountId, snapshot };
    const values = { ...contacts, birthDate, ...by, ...applicationOf(sent, postingId, now) };
    await insertApplication(tx, values, sent.kind === 'letter' ? [] : [cv]);
    await countApplication(tx, postingId);
  }
}

/**
 * Fills the demo candidate's own pages: a CV made from the profile, which is the default one, an uploaded
 * recommendation, and applications in every state, one of them sent without the account.
 */
export async function loadDemoCandidate(deps: Deps): Promise<void> {
  const { database, files, accountId, now } = deps;
  const candidate = await findCandidate(database.executor, accountId);
  if (!candidate) return;
  const [{ renderCv }, { renderDocument }] = await Promise.all([
    import('#features/candidates/cv/server/cv-document.tsx'),
    import('./demo-document.tsx'),
  ]);
  const cv = toCv(candidate);
  const createdAt = new Date(profileWrittenAt(now).getTime() + HOUR);
  const profile = toCandidateProfile(candidate);
  const pdf = await renderCv(
    { form: 'latin', photo: null, cv, profile, changedAt: cv.changedAt, createdAt },
    createTranslators(texts),
  );
  const { name, lastName } = candidate.account;
  const document = (title: string, content: Uint8Array) => ({
    purpose: 'document' as const,
    name: `${title}.pdf`,
    mediaType: 'application/pdf',
    ownerId: accountId,
    content: Readable.from([content]),
  });
  await files.saveAll(
    [
      document(`CV sa Prilike, ${name} ${lastName}`, pdf),
      document(recommendation.title, await renderDocument(recommendation)),
    ],
    async (tx, rows) => {
      const [made, uploaded] = rows as [FileRow, FileRow];
      await tx.insert(candidateDocuments).values([
        {
          accountId,
          fileId: made.id,
          name: made.name,
          addedAt: createdAt,
          cvForm: 'latin',
          profileVersion: cv.version,
          isDefault: true,
        },
        {
          accountId,
          fileId: uploaded.id,
          name: uploaded.name,
          addedAt: new Date(now.getTime() - 32 * DAY),
        },
      ]);
      await writeSent(tx, deps, made);
    },
  );
}
