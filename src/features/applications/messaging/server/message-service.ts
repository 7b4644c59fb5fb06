import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Actor, type EmployerActor, requireRole } from '#shared/actor.ts';
import { hasRole } from '#shared/company-role.ts';
import { Problem } from '#shared/problem.ts';
import type { ApplicationSelection } from '../../reviewing/fields.ts';
import { selectApplications } from '../../reviewing/server/application-selection.ts';
import { findOwnApplication } from '../../reviewing/server/review-store.ts';
import type {
  GroupMessageInput,
  MessageInput,
  MessagePreview,
  PreviewInput,
  SentMessage,
  Thread,
} from '../fields.ts';
import { messageLimits } from '../message-limits.ts';
import { leftOutReasons } from '../message-state.ts';
import { writeMessagesJob } from './message-jobs.ts';
import { toThreadMessage } from './message-rows.ts';
import * as store from './message-store.ts';
import { replyAddress, writtenFor } from './message-writing.ts';

/** A company's side of messages (rules.md#messages); other companies' postings and applications are not found. */
export interface MessageService {
  /**
   * Stores a message for everybody selected who can get one; jobs write the mails. Throws 404 for an application of another
   * posting, 409 when nobody would get it, 422 beyond the daily limit (with `limit` and `remaining`).
   */
  writeToGroup(
    actor: Actor,
    postingId: number,
    input: GroupMessageInput,
    once: OnceRequest | null,
  ): Promise<SentMessage>;
  writeToOne(actor: Actor, id: string, input: MessageInput, once: OnceRequest | null): Promise<SentMessage>;
  preview(actor: Actor, postingId: number, input: PreviewInput): Promise<MessagePreview>;
  /** Also marks the candidate's messages as read. */
  thread(actor: Actor, id: string): Promise<Thread>;
}

export function createMessageService(deps: { database: Database; clock: Clock; jobs: Jobs }): MessageService {
  const { database, clock, jobs } = deps;
  const { executor } = database;

  const getOwnPosting = async (
    tx: Executor,
    { employerId }: EmployerActor,
    postingId: number,
  ): Promise<store.PostingOfMessage> => {
    const posting = await store.findPosting(tx, postingId);
    if (posting?.employerId !== employerId) throw new Problem('postings.not-found');
    return posting;
  };

  /** In the caller's transaction: the batch, its messages and the job that writes the first of them. */
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

  return {
    async writeToGroup(actor, postingId, { subject, body, ...selection }, once) {
      const member = requireRole(actor, 'recruiter');
      const { id } = await database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          await getOwnPosting(tx, member, postingId);
          const ids = await selectApplications(tx, postingId, selection);
          return write(tx, member, { postingId, ids, subject, body });
        }),
      );
      return sent(id);
    },

    async writeToOne(actor, applicationId, input, once) {
      const member = requireRole(actor, 'recruiter');
      const { id } = await database.transaction((tx) =>
        runOnce(tx, once, clock, async () => {
          const own = await findOwnApplication(tx, member.employerId, applicationId);
          if (!own) throw new Problem('applications.not-found');
          return write(tx, member, { ...input, postingId: own.posting.id, ids: [applicationId] });
        }),
      );
      return sent(id);
    },

    async preview(actor, postingId, { subject, body, place, ...selection }) {
      const member = requireRole(actor, 'recruiter');
      const posting = await getOwnPosting(executor, member, postingId);
      const chosen = await choose(executor, postingId, selection, clock.now());
      const at = Math.min(place, chosen.ids.length);
      const recipient = at > 0 ? await store.findRecipient(executor, chosen.ids[at - 1] as string) : null;
      const written = recipient
        ? writtenFor(recipient, posting, { subject, body })
        : { subject: '', body: '' };
      return {
        place: at,
        total: chosen.ids.length,
        name: recipient ? `${recipient.firstName} ${recipient.lastName}`.trim() : '',
        ...written,
        replyTo: replyAddress(posting) ?? '',
        leftOut: chosen.leftOut,
      };
    },

    async thread(actor, applicationId) {
      const { employerId, role } = requireRole(actor, 'reader');
      const own = await findOwnApplication(executor, employerId, applicationId);
      if (!own) throw new Problem('applications.not-found');
      const { candidateId, erasedAt, withdrawnAt } = own.application;
      const rows = await store.listThread(executor, applicationId);
      const now = clock.now();
      await store.markRead(executor, applicationId, 'candidate', now);
      return {
        messages: rows.map((row) => toThreadMessage(row, 'employer', now)),
        guest: candidateId === null && erasedAt === null,
        closed: erasedAt ? 'erased' : withdrawnAt ? 'withdrawn' : null,
        mayWrite: !erasedAt && !withdrawnAt && hasRole(role, 'recruiter'),
      };
    },
  };
}

/** Who would get a message now, the newest first, and how many would not. */
async function choose(
  executor: Executor,
  postingId: number,
  selection: ApplicationSelection,
  now: Date,
): Promise<{ ids: string[]; leftOut: MessagePreview['leftOut'] }> {
  const chosen = await store.readChosen(
    executor,
    await selectApplications(executor, postingId, selection),
    now,
  );
  const leftOut = leftOutReasons.flatMap((reason) => {
    const count = chosen.filter((one) => one.reason === reason).length;
    return count === 0 ? [] : [{ reason, count }];
  });
  return { ids: chosen.flatMap(({ id, reason }) => (reason === null ? id : [])), leftOut };
}
