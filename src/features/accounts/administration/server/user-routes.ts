import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { UserService } from './user-service.ts';

export const userRoutes = (users: UserService): Route[] => [
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
];
