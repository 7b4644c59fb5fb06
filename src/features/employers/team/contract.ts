import { endpoint, uuidParams } from '#shared/endpoint.ts';

const fields = () => import('./fields.ts');

export const listMembers = endpoint({
  id: 'employers.listMembers',
  method: 'GET',
  path: '/employer/members',
  access: 'reader',
  summary: 'Members of the own company with their roles, and invitations that are under way.',
  schemas: async () => ({ data: (await fields()).team }),
});

export const inviteMember = endpoint({
  id: 'employers.inviteMember',
  method: 'POST',
  path: '/employer/members',
  access: 'owner',
  summary:
    'Emails an invitation that works once and for seven days. A new one for the same address replaces the old; answers the same whatever account the address has.',
  schemas: async () => {
    const f = await fields();
    return { body: f.inviteInput, data: f.team };
  },
  status: 201,
  problems: ['employers.already-member', 'employers.team-full', 'too-many-requests'],
});

export const changeMember = endpoint({
  id: 'employers.changeMember',
  method: 'PATCH',
  path: '/employer/members/{id}',
  access: 'owner',
  summary: 'Gives a member another role, from their next request on. The last owner keeps theirs.',
  schemas: async () => {
    const f = await fields();
    return { params: await uuidParams(), body: f.roleInput, data: f.team };
  },
  problems: ['employers.member-not-found', 'employers.last-owner'],
});

export const removeMember = endpoint({
  id: 'employers.removeMember',
  method: 'DELETE',
  path: '/employer/members/{id}',
  access: 'reader',
  summary:
    'Removes a member, whose sessions end at once. Owners remove anyone, everyone may leave; the last owner stays.',
  schemas: async () => {
    const { z } = await import('zod');
    return { params: await uuidParams(), data: z.object({}) };
  },
  problems: ['employers.member-not-found', 'employers.last-owner'],
});

export const withdrawInvitation = endpoint({
  id: 'employers.withdrawInvitation',
  method: 'DELETE',
  path: '/employer/invitations/{id}',
  access: 'owner',
  summary: 'Withdraws an invitation: its link stops working.',
  schemas: async () => ({ params: await uuidParams(), data: (await fields()).team }),
  problems: ['employers.invitation-not-found'],
});

export const setOwnName = endpoint({
  id: 'employers.setOwnName',
  method: 'PUT',
  path: '/employer/own-name',
  access: 'reader',
  summary: 'Sets the name by which the company’s histories call the signed-in member.',
  schemas: async () => {
    const f = await fields();
    return { body: f.ownNameInput, data: f.team };
  },
});

export const getInvitation = endpoint({
  id: 'employers.getInvitation',
  method: 'GET',
  path: '/services/company-invitation',
  access: 'public',
  summary: 'What an invitation is for, for the holder of its link; changes nothing.',
  schemas: async () => {
    const f = await fields();
    return { query: f.invitationQuery, data: f.invitationFacts };
  },
});

export const joinCompany = endpoint({
  id: 'employers.joinCompany',
  method: 'POST',
  path: '/services/company-invitation/join',
  access: 'public',
  summary: 'Accepts an invitation with a new account, whose address counts as verified.',
  schemas: async () => {
    const f = await fields();
    return { body: f.joinInput, data: f.joinedAnswer };
  },
  problems: ['employers.invitation-invalid', 'employers.invitation-other-account'],
});

export const rejoinCompany = endpoint({
  id: 'employers.rejoinCompany',
  method: 'POST',
  path: '/services/company-invitation/rejoin',
  access: 'public',
  summary: 'Accepts an invitation with the password of an employer’s account that belongs to no company.',
  schemas: async () => {
    const f = await fields();
    return { body: f.rejoinInput, data: f.joinedAnswer };
  },
  problems: ['employers.invitation-invalid', 'employers.invitation-other-account', 'too-many-requests'],
});
