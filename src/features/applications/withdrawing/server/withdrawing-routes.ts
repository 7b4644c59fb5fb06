import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { GuestWithdrawalService } from './guest-withdrawal-service.ts';

export const withdrawingRoutes = (guests: GuestWithdrawalService): Route[] => [
  route(contract.checkWithdrawal, async (_context, { query }) => ({ data: await guests.facts(query.token) })),
  route(contract.withdrawByLink, async (_context, { body }) => ({ data: await guests.withdraw(body.token) })),
];
