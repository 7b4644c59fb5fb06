import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { MailLogService } from './mail-log-service.ts';

export const mailLogRoutes = (mails: MailLogService): Route[] => [
  route(contract.listMails, ({ actor, language }, { query }) => mails.list(actor, query, language)),
  route(contract.getMail, async ({ actor }, { params }) => ({ data: await mails.get(actor, params.id) })),
  route(contract.resendMail, async ({ actor }, { params }) => {
    await mails.resend(actor, params.id);
    return { data: {} };
  }),
];
