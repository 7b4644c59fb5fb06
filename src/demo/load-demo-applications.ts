import { eq } from 'drizzle-orm';
import { insertApplication } from '#features/applying/server/application-store.ts';
import { forApplication } from '#features/candidates/applicant/server/applicant.ts';
import { type FileRow, files } from '#features/files/server/file-table.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { Plugin } from '#plugins/plugin.ts';
import * as plugins from '#plugins/server.ts';
import { crowdNames, type DemoApplication, demoApplications } from './demo-market.ts';
import { answersTo } from './demo-questions.ts';
import type { Market, Written } from './load-demo-market.ts';
import { writeReviewing } from './load-demo-reviewing.ts';
import { toRow } from './posting-row.ts';
import { createRandom, type Random } from './random.ts';

const HOUR = 3_600_000;

/** The CVs of those who send one, in the order of the applications. */
export async function renderCvs(): Promise<Buffer[]> {
  const { renderDocument } = await import('./demo-document.tsx');
  const drawn: Buffer[] = [];
  for (const { cv } of demoApplications) if (cv) drawn.push(await renderDocument(cv));
  return drawn;
}

/** Applications that a busy posting of the own company has, enough for several pages. */
const crowd = 124;

/** Invented people who write only a letter; two in three were opened, and every second of those is sorted. */
const crowdOf = (random: Random): DemoApplication[] =>
  Array.from({ length: crowd }, (_, index) => {
    const firstName = random.pick(crowdNames.first);
    const lastName = random.pick(crowdNames.last);
    const opened = index >= 18 && random.chance(0.75);
    return {
      firstName,
      lastName,
      opened,
      city: random.pick(crowdNames.cities),
      cv: null,
      address: `${random.pick(crowdNames.streets)} ${random.int(1, 90)}`,
      email: `prijava${index + 1}@primer.example`,
      phone: `+38164${String(1_000_000 + index)}`,
      applicationType: 'letter',
      coverLetter: `Poštovani, ${random.pick(['već godinama', 'dve godine', 'od završetka škole'])} radim na sličnim poslovima i ${random.pick(['želim mesto u stalnom timu', 'tražim posao bliže kući', 'želim mirnije radno vreme'])}.`,
      status: opened ? random.pick(['unsorted', 'unsorted', 'saved', 'maybe', 'rejected'] as const) : 'unsorted',
      hoursAgo: index * 5 + 1,
    };
  });

/** What stays of an infected upload: its record, without any bytes. */
const insertRemoved = async (tx: Executor, now: Date): Promise<FileRow> => {
  const [row] = await tx
    .insert(files)
    .values({
      purpose: 'document',
      name: 'Preporuke.doc',
      mediaType: 'application/msword',
      size: 0,
      storageKey: 'demo/removed',
      heldAs: 'infected',
      attachedAt: now,
      createdAt: now,
    })
    .returning();
  return row as FileRow;
};

/** All of them to the own posting with questions; some, without their answers, to another one and to an ended one. */
export async function writeApplications(tx: Executor, market: Market, cvs: readonly FileRow[]): Promise<void> {
  const { written, people, now } = market;
  const own = written.filter(({ posting }) => posting.employerIndex === 0 && !posting.isExternalApply);
  const promoted = own.find(({ posting }) => posting.productGroup === 'promoted' && posting.questions.length > 0);
  const plain = own.findLast((item) => item.posting.state === 'active' && item.posting.questions.length === 0);
  const over = own.find(({ posting }) => posting.state !== 'active');
  const candidate = await forApplication(tx, people.candidate);
  const random = createRandom(11);
  const counts = new Map<number, number>();
  const send = async (
    to: Written | undefined,
    application: DemoApplication,
    documents: readonly FileRow[],
    hoursAgo: number,
  ): Promise<void> => {
    if (!to) return;
    const { posting, id: postingId } = to;
    const { cv, hoursAgo: _, opened, ...person } = application;
    const published = (toRow(posting, { employerId: 0, now }).firstPublishedAt as Date).getTime();
    const hers = candidate !== null && person.email === candidate.email;
    const createdAt = new Date(Math.max(now.getTime() - hoursAgo * HOUR, Math.min(published + HOUR, now.getTime())));
    await insertApplication(
      tx,
      {
        ...person,
        postingId,
        createdAt,
        language: 'sr',
        withoutCv: cv === null,
        candidateId: hers ? people.candidate : null,
        snapshot: hers ? candidate.snapshot : null,
        answers: answersTo(posting.questions, random),
        openedAt: opened ? new Date(Math.min(createdAt.getTime() + 2 * HOUR, now.getTime())) : null,
      },
      documents,
    );
    counts.set(postingId, (counts.get(postingId) ?? 0) + 1);
  };
  const removed = await insertRemoved(tx, now);
  let nextCv = 0;
  for (const application of demoApplications) {
    const cv = application.cv ? cvs[nextCv++] : undefined;
    // The last CV came with something that a scanner has found a virus in.
    const documents = [...(cv ? [cv] : []), ...(cv && nextCv === cvs.length ? [removed] : [])];
    await send(promoted, application, documents, application.hoursAgo);
  }
  const letters = demoApplications.filter(({ coverLetter }) => coverLetter !== '');
  for (const application of letters.slice(1, 4))
    await send(plain, { ...application, applicationType: 'letter', cv: null, status: 'unsorted' }, [], 5);
  for (const application of letters.slice(2))
    await send(over, { ...application, applicationType: 'letter', cv: null, opened: true }, [], 400);
  for (const application of crowdOf(createRandom(47)).slice(0, 12))
    await send(over, { ...application, opened: true }, [], 400 + application.hoursAgo);
  const busy = own.find(
    (item) => item !== promoted && item.posting.state === 'active' && item.posting.questions.length > 0,
  );
  for (const application of crowdOf(createRandom(46))) await send(busy, application, [], application.hoursAgo);
  if (promoted) await writeReviewing(tx, market, promoted.id);
  for (const [postingId, applicationCount] of counts)
    await tx.update(postings).set({ applicationCount }).where(eq(postings.id, postingId));
  if (!promoted) return;
  const about = { postingId: promoted.id, employer: people.employer, now };
  for (const plugin of Object.values<Plugin>(plugins)) await plugin.writeDemo?.(tx, about);
}
