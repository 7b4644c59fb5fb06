import type { Purchase } from '#features/advertising/orders/fields.ts';
import type { Advertising } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { EditedInput, RenewedInput, SentInput } from '#features/postings/input-fields.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { cleanInput } from '#features/postings/server/posting-values.ts';
import type { Clock } from '#platform/clock.ts';
import type { Database, Executor } from '#platform/database/database.ts';
import type { OnceRequest } from '#platform/http/call-context.ts';
import { runOnce } from '#platform/idempotency/idempotency.ts';
import type { RateLimit } from '#platform/rate-limit.ts';
import { type Actor, type EmployerActor, requireRole } from '#shared/actor.ts';
import type { Language } from '#shared/i18n/language.ts';
import { Problem } from '#shared/problem.ts';
import type { OwnPostingPage, SentPosting } from '../../own-postings/fields.ts';
import { editPosting } from './edited-posting.ts';
import { sendNewPosting } from './new-posting.ts';
import { checkLastDay } from './new-words.ts';
import { createPostingPreview, type PreviewPosting } from './posting-preview.ts';
import { renewPosting } from './renewed-posting.ts';

/** How employers bring their words before people. Every method throws 401 or 403 for anybody else. */
export interface PostingSendingService {
  /** The page that a draft would have. @throws 422 for fields, 429 after too many */
  preview: PreviewPosting;
  /**
   * Sends a finished draft (rules.md#posting-states): a free posting of a verified employer goes live at once unless
   * its wording needs review; everything else waits.
   * @throws 422 for fields, 409 `postings.draft-sent`, `postings.free-limit-reached`, `postings.free-not-available` and the refusals of an
   *   order
   */
  send(actor: Actor, input: SentInput, once: OnceRequest | null): Promise<SentPosting>;
  /**
   * Changes the words of a posting. A live one stays live, unless the wording check stops the new words: then it
   * waits for review, and its days with it; a rejected one goes back to review (rules.md#posting-states). New words that
   * say otherwise who employs or how to apply may wait while the old ones stay (rules.md#reviewed-changes).
   * @throws 404 for another company's, 409 `postings.changed` with the newer state, `postings.moved-on` for one that
   *   has ended, 422 for fields, among them questions that have been answered
   */
  edit(actor: Actor, id: number, input: EditedInput, language: Language): Promise<SentPosting>;
  /**
   * Asks for another period of a posting that is live or has ended, with what it then says. The words of a live one
   * change at once; its days grow when the period is paid.
   * @throws as `send` and `edit`, and 409 `postings.renewal-waits`
   */
  renew(
    actor: Actor,
    id: number,
    input: RenewedInput,
    once: OnceRequest | null,
    language: Language,
  ): Promise<SentPosting>;
}

/** What sending, editing and renewing need. */
export interface SendingDeps {
  clock: Clock;
  advertising: Pick<Advertising, 'termsFor' | 'orders'>;
  files: Pick<Files, 'attach' | 'discard' | 'link'>;
}

/** Packages are the owners' to buy (ADR 45). Throws 403. */
const requireBuyer = (actor: EmployerActor, purchase: Purchase | null): void => {
  if (purchase?.kind === 'package') requireRole(actor, 'owner');
};

/** Who sends, and where the posting wants its notices (rules.md#notice-addresses). */
interface Sending {
  employer: EmployerActor;
  input: { notificationsEmail: string };
}

export function createPostingSendingService(
  deps: SendingDeps & {
    database: Database;
    previewsPerAccount: RateLimit;
    postings: Pick<Postings, 'noticeChanges'>;
    employers: Pick<Employers, 'askToConfirm'>;
    /** The employer's view of the newer state, for a conflict. */
    getOwn(actor: Actor, id: number, language: Language): Promise<OwnPostingPage>;
  },
): PostingSendingService {
  const { database, clock, postings } = deps;

  const committed = async (
    { employer, input }: Sending,
    act: (tx: Executor) => Promise<SentPosting>,
  ): Promise<SentPosting> => {
    const sent = await database.transaction(async (tx) => {
      const done = await act(tx);
      await deps.employers.askToConfirm(tx, employer, [input.notificationsEmail]);
      return done;
    });
    postings.noticeChanges();
    return sent;
  };

  /** The whole of a renewal or edit; a version that is no more the last is answered with the newer state. */
  const changing = async (
    sending: Sending,
    id: number,
    language: Language,
    act: (tx: Executor) => Promise<SentPosting>,
  ): Promise<SentPosting> => {
    try {
      return await committed(sending, act);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'postings.changed')) throw error;
      throw new Problem('postings.changed', { current: await deps.getOwn(sending.employer, id, language) });
    }
  };

  return {
    preview: createPostingPreview(deps),

    async send(actor, { purchase, draftId, ...sent }, once) {
      const employer = requireRole(actor, 'recruiter');
      requireBuyer(employer, purchase);
      checkLastDay(sent, { posting: null, paidUntil: null, now: clock.now() });
      const input = cleanInput(sent);
      return committed({ employer, input }, (tx) =>
        runOnce(tx, once, clock, () => sendNewPosting(tx, deps, employer, { input, purchase, draftId })),
      );
    },

    async edit(actor, id, input, language) {
      const employer = requireRole(actor, 'recruiter');
      return changing({ employer, input }, id, language, (tx) =>
        editPosting(tx, deps, employer, { ...input, id }),
      );
    },

    async renew(actor, id, input, once, language) {
      const employer = requireRole(actor, 'recruiter');
      requireBuyer(employer, input.purchase);
      return changing({ employer, input }, id, language, (tx) =>
        runOnce(tx, once, clock, () => renewPosting(tx, deps, employer, { ...input, id })),
      );
    },
  };
}
