import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { AuditService } from './audit-service.ts';
import type { SummaryService } from './summary-service.ts';
import type { UserService } from './user-service.ts';

export const administrationRoutes = (services: {
  users: UserService;
  audit: AuditService;
  summary: SummaryService;
}): Route[] => {
  const { users, audit, summary } = services;
  return [
    route(contract.getSummary, async ({ actor }) => ({ data: await summary.get(actor) })),
    route(contract.listUsers, ({ actor }, { query }) => users.list(actor, query)),
    route(contract.getUser, async ({ actor }, { params }) => ({ data: await users.get(actor, params.id) })),
    route(contract.blockUser, async ({ actor }, { params, body }) => {
      await users.block(actor, params.id, body.reason);
      return { data: {} };
    }),
    route(contract.unblockUser, async ({ actor }, { params, body }) => {
      await users.unblock(actor, params.id, body.reason);
      return { data: {} };
    }),
    route(contract.signOutUser, async ({ actor }, { params, body }) => {
      await users.signOut(actor, params.id, body.reason);
      return { data: {} };
    }),
    route(contract.sendInstructions, async ({ actor }, { params, body }) => {
      await users.sendInstructions(actor, params.id, body.reason);
      return { data: {} };
    }),
    route(contract.deleteUser, async ({ actor }, { params, body }) => {
      await users.delete(actor, params.id, body.reason);
      return { data: {} };
    }),
    route(contract.createUser, async ({ actor }, { body }) => ({
      data: { id: await users.create(actor, body) },
    })),
    route(contract.listAudit, ({ actor }, { query }) => audit.list(actor, query)),
  ];
};
