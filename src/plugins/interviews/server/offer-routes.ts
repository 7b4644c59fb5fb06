import { and, eq } from 'drizzle-orm';
import { markAnswered } from '#features/applying/server/application-marks.ts';
import type { ApplicationPostings } from '#features/applying/server/application-taking.ts';
import { findMailPosting } from '#features/applying/server/mail-posting.ts';
import { toApplicationPosting } from '#features/reviewing/received/server/application-rows.ts';
import { selectApplications } from '#features/reviewing/received/server/application-selection.ts';
import { recordEvents } from '#features/reviewing/received/server/event-store.ts';
import { getOwnPosting } from '#features/reviewing/received/server/received-store.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageOffset } from '#kit/paging.ts';
import { Problem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { InterviewRound, OfferAnswer, OfferInput } from '../fields.ts';
import { maxInvited } from '../interview-limits.ts';
import { timesView } from '../slot-times.ts';
import { notifyOffered, type PostDeps } from './interview-post.ts';
import { toRound } from './interview-rows.ts';
import * as store from './interview-store.ts';
import { interviewRounds } from './interview-table.ts';
import { acceptSlots } from './interview-times.ts';
import * as roundStore from './round-store.ts';

/** Maximum number of other times about which the window warns. */
const maxBusy = 500;

type NotInvitedReason = OfferAnswer['notInvited'][number]['reason'];

/**
 * Divides the selected into those who can be invited, and those who withdrew, were erased or have an open interview.
 */
const divide = async (tx: Executor, ids: readonly string[], now: Date) => {
  const people = await store.lockInvited(tx, ids);
  const engaged = await store.listWithInterview(tx, ids, now);
  const reasonOf = (person: roundStore.Invited): NotInvitedReason | null => {
    if (person.erasedAt) return 'erased';
    if (person.withdrawnAt) return 'withdrawn';
    return engaged.has(person.id) ? 'has-interview' : null;
  };
  const notInvited = people.flatMap((person) => {
    const reason = reasonOf(person);
    const { id: applicationId, firstName, lastName } = person;
    return reason ? [{ applicationId, firstName, lastName, reason }] : [];
  });
  return { invited: people.filter((person) => reasonOf(person) === null), notInvited };
};

/** Offering interview times (rules.md#interviews). */
export function createOfferRoutes(
  deps: PostDeps & Pick<Machinery, 'database' | 'clock'> & { postings: Pick<ApplicationPostings, 'lock'> },
): Route[] {
  const { database, clock, linkSecret } = deps;
  const { executor } = database;

  const readRound = async (id: string, language: Language): Promise<InterviewRound> => {
    const round = await roundStore.findRound(executor, id);
    const [whole] = round ? await roundStore.readRounds(executor, [round]) : [];
    if (!whole) throw new Problem('applications.interview-not-found');
    return toRound(whole, { language, now: clock.now(), linkSecret });
  };

  const tell = async (tx: Executor, round: roundStore.RoundRow): Promise<void> => {
    const about = await findMailPosting(tx, round.postingId);
    const [whole] = await roundStore.readRounds(tx, [round]);
    if (!about || !whole) return;
    await notifyOffered(tx, deps, { about, round }, whole.invited, { slots: whole.slots, added: false });
  };

  const make = async (
    tx: Executor,
    { accountId, postingId }: { accountId: string; postingId: number },
    input: OfferInput,
  ): Promise<{ roundId: string; notInvited: OfferAnswer['notInvited'] }> => {
    const now = clock.now();
    const { slots: written, placeKind, place, note, ...selection } = input;
    const slots = acceptSlots(written, { now, taken: [], fieldOf: (at) => `slots.${at}.from` });
    const posting = await deps.postings.lock(tx, postingId);
    if (posting?.state === 'removed') throw new Problem('postings.moved-on');
    const ids = await selectApplications(tx, postingId, selection);
    if (ids.length > maxInvited) throw new Problem('applications.too-many-selected', { params: { count: maxInvited } });
    const { invited, notInvited } = await divide(tx, ids, now);
    if (invited.length === 0) throw new Problem('applications.nobody-to-invite', { current: { notInvited } });
    const invitedIds = invited.map(({ id }) => id);
    const round = await store.insertRound(
      tx,
      { postingId, createdBy: accountId, placeKind, place, note, createdAt: now },
      slots,
      invitedIds,
    );
    await recordEvents(tx, invitedIds, {
      event: 'interview-offered',
      actorId: accountId,
      happenedAt: now,
    });
    await markAnswered(tx, invitedIds, now);
    await tell(tx, round);
    return { roundId: round.id, notInvited };
  };

  return [
    on(contract.listInterviews, async ({ actor: { employerId }, id: postingId, query, language }) => {
      const posting = await getOwnPosting(executor, employerId, postingId);
      const now = clock.now();
      const { page, pageSize, application } = query;
      const ofApplication = application ? roundStore.roundsOfApplication(executor, application) : undefined;
      const condition = and(eq(interviewRounds.postingId, postingId), ofApplication);
      const total = await executor.$count(interviewRounds, condition);
      const section = { limit: pageSize, offset: pageOffset(query) };
      const rounds = await roundStore.listRounds(executor, condition, section);
      const busy = await store.listBusy(executor, employerId, now, maxBusy);
      return {
        data: (await roundStore.readRounds(executor, rounds)).map((whole) =>
          toRound(whole, { language, now, linkSecret }),
        ),
        meta: {
          page,
          pageSize,
          total,
          posting: toApplicationPosting(posting, now),
          busy: busy.map(timesView),
        },
      };
    }),

    // Candidates who withdrew, were erased or have an open interview for the posting are skipped and reported.
    on(contract.offerInterviews, async ({ actor, id: postingId, body, once, language }) => {
      const { employerId, accountId } = actor;
      await getOwnPosting(executor, employerId, postingId);
      const { roundId, notInvited } = await database.transaction((tx) =>
        runOnce(tx, once, clock, () => make(tx, { accountId, postingId }, body)),
      );
      return { round: await readRound(roundId, language), notInvited };
    }),
  ];
}
