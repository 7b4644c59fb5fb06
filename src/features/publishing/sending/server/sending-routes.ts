import type { Purchase } from '#features/advertising/orders/fields.ts';
import type { Advertising } from '#features/advertising/server/index.ts';
import type { Employers } from '#features/employers/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Postings } from '#features/postings/server/index.ts';
import { cleanInput } from '#features/postings/server/posting-values.ts';
import type { Clock } from '#host/clock.ts';
import type { Database, Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import { runOnce } from '#host/idempotency/idempotency.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { type EmployerActor, requireRole } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { OwnPostingPage, SentPosting } from '../../own-fields.ts';
import { wordingOf } from '../../wording/posting-wording.ts';
import * as contract from '../contract.ts';
import { editPosting } from './edited-posting.ts';
import { sendNewPosting } from './new-posting.ts';
import { checkLastDay } from './new-words.ts';
import { createPostingPreview } from './posting-preview.ts';
import { renewPosting } from './renewed-posting.ts';

/** Dependencies of sending, editing and renewing. */
export interface SendingDeps {
  clock: Clock;
  advertising: Pick<Advertising, 'termsFor' | 'orders'>;
  files: Pick<Files, 'attachAt' | 'discard' | 'link'>;
}

/** Only owners may buy packages (ADR 45). Throws 403. */
const requireBuyer = (actor: EmployerActor, purchase: Purchase | null): void => {
  if (purchase?.kind === 'package') requireRole(actor, 'owner');
};

/** The sender, and the posting's address for notices (rules.md#notice-addresses). */
interface Sending {
  employer: EmployerActor;
  input: { notificationsEmail: string };
}

/** Endpoints to send, edit and renew postings. */
export function createSendingRoutes(
  deps: SendingDeps & {
    database: Database;
    previewsPerAccount: RateLimit;
    /** Of the wording check. */
    checksPerAccount: RateLimit;
    postings: Pick<Postings, 'noticeChanges'>;
    employers: Pick<Employers, 'askToConfirm'>;
    /** The employer's view of the newer state, for a conflict. */
    getOwn(actor: EmployerActor, id: number, language: Language): Promise<OwnPostingPage>;
  },
): Route[] {
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

  /** Runs a renewal or edit; an outdated version gets a conflict with the newer state. */
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

  const preview = createPostingPreview(deps);

  return [
    on(contract.previewPosting, ({ actor, body, language }) => preview(actor, body, language)),

    // Nothing is stored.
    on(contract.checkWording, async ({ actor, body }) => {
      await deps.checksPerAccount.consume(actor.accountId);
      return wordingOf(body);
    }),

    // Sends a finished draft: a free posting of a verified employer goes live immediately unless its wording needs
    // review; all others wait (rules.md#posting-states).
    on(contract.sendPosting, async ({ actor, body, once }) => {
      const { purchase, draftId, ...sent } = body;
      requireBuyer(actor, purchase);
      checkLastDay(sent, { posting: null, paidUntil: null, now: clock.now() });
      const input = cleanInput(sent);
      return committed({ employer: actor, input }, (tx) =>
        runOnce(tx, once, clock, () => sendNewPosting(tx, deps, actor, { input, purchase, draftId })),
      );
    }),

    // A live one stays live, unless the wording check stops the new content: then it waits for review with its period
    // paused; a rejected one returns to review (rules.md#posting-states). Content that changes who employs or how to
    // apply may await approval while the old content stays visible (rules.md#reviewed-changes).
    on(contract.editPosting, ({ actor, id, body, language }) =>
      changing({ employer: actor, input: body }, id, language, (tx) => editPosting(tx, deps, actor, { ...body, id })),
    ),

    // The content of a live one changes immediately; its period is extended once paid.
    on(contract.renewPosting, async ({ actor, id, body, once, language }) => {
      requireBuyer(actor, body.purchase);
      return changing({ employer: actor, input: body }, id, language, (tx) =>
        runOnce(tx, once, clock, () => renewPosting(tx, deps, actor, { ...body, id })),
      );
    }),
  ];
}
