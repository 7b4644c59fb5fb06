import { type Route, route } from '#platform/http/call-context.ts';
import * as contract from '../contract.ts';
import type { InvitationService } from './invitation-service.ts';
import type { TeamService } from './team-service.ts';

export const teamRoutes = (team: TeamService, invitations: InvitationService): Route[] => [
  route(contract.listMembers, async ({ actor }) => ({ data: await team.list(actor) })),
  route(contract.inviteMember, async ({ actor, language }, { body }) => ({
    data: await team.invite(actor, body, language),
  })),
  route(contract.changeMember, async ({ actor }, { params, body }) => ({
    data: await team.changeRole(actor, params.id, body.role),
  })),
  route(contract.removeMember, async ({ actor }, { params }) => {
    await team.remove(actor, params.id);
    return { data: {} };
  }),
  route(contract.withdrawInvitation, async ({ actor }, { params }) => ({
    data: await team.withdraw(actor, params.id),
  })),
  route(contract.setOwnName, async ({ actor }, { body }) => ({ data: await team.rename(actor, body) })),
  route(contract.getInvitation, async (_, { query }) => ({ data: await invitations.facts(query.token) })),
  route(contract.joinCompany, async ({ language }, { body }) => ({
    data: await invitations.join(body, language),
  })),
  route(contract.rejoinCompany, async (_, { body }) => ({ data: await invitations.rejoin(body) })),
];
