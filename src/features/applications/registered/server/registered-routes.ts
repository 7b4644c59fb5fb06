import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { ApplyService } from './apply-service.ts';
import type { SentService } from './sent-service.ts';

export const registeredRoutes = (applying: ApplyService, sent: SentService): Route[] => [
  route(contract.applyToPosting, async ({ actor, language, once }, { params, body }) => {
    const id = await applying.apply(actor, params.id, body, once);
    return { data: await sent.get(actor, id, language) };
  }),
  route(contract.listSentApplications, ({ actor, language }, { query }) => sent.list(actor, query, language)),
  route(contract.getOwnMarks, async ({ actor }) => ({ data: await sent.marks(actor) })),
  route(contract.getSentApplication, async ({ actor, language }, { params }) => ({
    data: await sent.get(actor, params.id, language),
  })),
  route(contract.getSentArchive, async ({ actor, language }, { params }) => ({
    data: { url: await sent.archive(actor, params.id, language) },
  })),
  route(contract.getLastLetter, async ({ actor }) => ({
    data: { letter: await sent.lastLetter(actor) },
  })),
  route(contract.withdrawApplication, async ({ actor, language }, { params }) => ({
    data: await sent.withdraw(actor, params.id, language),
  })),
];
