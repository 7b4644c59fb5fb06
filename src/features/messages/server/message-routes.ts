import { findMailPosting, type MailPosting, replyAddress } from '#features/applying/server/mail-posting.ts';
import type { ApplicationSelection } from '#features/reviewing/received/fields.ts';
import { selectApplications } from '#features/reviewing/received/server/application-selection.ts';
import { getOwnApplication } from '#features/reviewing/received/server/received-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { hasRole } from '#kit/company-role.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { MessageInput, MessagePreview, SentMessage, Thread } from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { countExcluded } from '../message-state.ts';
import { writeMessagesJob } from './message-jobs.ts';
import { toThreadMessage } from './message-rows.ts';
import * as store from './message-store.ts';
import { writtenFor } from './message-writing.ts';
import { listThread, markRead } from './thread-store.ts';

/** A company's side of messages (rules.md#messages); other companies' postings and applications are not found. */
export function createMessageRoutes(deps: Pick<Machinery, 'database' | 'clock' | 'jobs'>): Route[] {
  const { database, clock, jobs } = deps;
  const { executor } = database;

  const getOwnPosting = async (
    tx: Executor,
    { employerId }: EmployerActor,
    postingId: number,
  ): Promise<MailPosting> => {
    const posting = await findMailPosting(tx, postingId);
    if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
    return posting;
  };

  /** Writes the batch, its messages and the job that sends the first of them, in the caller's transaction. */
  const write = async (
    tx: Executor,
    { accountId, employerId }: EmployerActor,
    { postingId, ids, subject, body }: MessageInput & { postingId: number; ids: readonly string[] },
  ): Promise<{ id: string }> => {
    const now = clock.now();
    await store.lockWriting(tx, employerId);
    const remaining = messageLimits.perDay - (await store.countWritten(tx, employerId, now));
    const batch = { postingId, authorId: accountId, subject, body, createdAt: now };
    const id = await store.insertBatch(tx, batch, ids);
    const recipients = await store.countWaiting(tx, id);
    if (recipients === 0) throw new Problem('applications.nobody-to-write-to');
    if (recipients > remaining)
      throw new Problem('applications.too-many-messages', {
        params: { limit: messageLimits.perDay, remaining: Math.max(0, remaining) },
      });
    await jobs.send(tx, writeMessagesJob, { batchId: id });
    return { id };
  };

  const sent = (id: string): Promise<SentMessage> => store.readBatch(executor, id);

  return [
    // To all selected applicants who can get one; jobs write the mails.
    on(contract.writeToGroup, async ({ actor, id: postingId, body: input, once }) => {
      const { subject, body, ...selection } = input;
      const { id } = await database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          await getOwnPosting(tx, actor, postingId);
          const ids = await selectApplications(tx, postingId, selection);
          return write(tx, actor, { postingId, ids, subject, body });
        }),
      );
      return sent(id);
    }),

    on(contract.writeToOne, async ({ actor, id: applicationId, body, once }) => {
      const { id } = await database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const { posting } = await getOwnApplication(tx, actor.employerId, applicationId);
          return write(tx, actor, { ...body, postingId: posting.id, ids: [applicationId] });
        }),
      );
      return sent(id);
    }),

    on(contract.previewMessage, async ({ actor, id: postingId, body: input }) => {
      const { subject, body, place, ...selection } = input;
      const posting = await getOwnPosting(executor, actor, postingId);
      const chosen = await choose(executor, postingId, selection, clock.now());
      const at = Math.min(place, chosen.ids.length);
      const recipient = at > 0 ? await store.findRecipient(executor, chosen.ids[at - 1] as string) : null;
      const written = recipient ? writtenFor(recipient, posting, { subject, body }) : { subject: '', body: '' };
      return {
        place: at,
        total: chosen.ids.length,
        name: recipient ? `${recipient.firstName} ${recipient.lastName}`.trim() : '',
        ...written,
        replyTo: replyAddress(posting) ?? '',
        leftOut: chosen.excluded,
      };
    }),

    // Also marks the candidate's messages as read.
    on(contract.listMessages, async ({ actor, id: applicationId }): Promise<Thread> => {
      const { application } = await getOwnApplication(executor, actor.employerId, applicationId);
      const { candidateId, erasedAt, withdrawnAt } = application;
      const rows = await listThread(executor, applicationId);
      const now = clock.now();
      await markRead(executor, applicationId, 'candidate', now);
      return {
        messages: rows.map((row) => toThreadMessage(row, 'employer', now)),
        guest: candidateId === null && erasedAt === null,
        closed: erasedAt ? 'erased' : withdrawnAt ? 'withdrawn' : null,
        mayWrite: !erasedAt && !withdrawnAt && hasRole(actor.role, 'recruiter'),
      };
    }),
  ];
}

/** Those who would get a message now, newest first, and how many are excluded. */
async function choose(
  executor: Executor,
  postingId: number,
  selection: ApplicationSelection,
  now: Date,
): Promise<{ ids: string[]; excluded: MessagePreview['leftOut'] }> {
  const chosen = await store.readChosen(executor, await selectApplications(executor, postingId, selection), now);
  const ids = chosen.flatMap(({ id, reason }) => (reason === null ? id : []));
  return { ids, excluded: countExcluded(chosen) };
}
