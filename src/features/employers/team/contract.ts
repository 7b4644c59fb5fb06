import { endpoints } from '#kit/endpoint.ts';

const { get, post, put, patch, del } = endpoints('employers', () => import('./fields.ts'));

export const listMembers = get('listMembers', '/employer/members', 'reader', {
  summary: 'Members of the own company with their roles, and invitations that are under way.',
  schemas: (f) => ({ data: f.team }),
});

export const inviteMember = post('inviteMember', '/employer/members', 'owner', {
  summary:
    'Emails an invitation that works once and for seven days. A new one for the same address replaces the old; answers the same whatever account the address has.',
  schemas: (f) => ({ body: f.inviteInput, data: f.team }),
  status: 201,
  problems: ['employers.already-member', 'employers.team-full', 'too-many-requests'],
});

export const changeMember = patch('changeMember', '/employer/members/{id:uuid}', 'owner', {
  summary: 'Gives a member another role, from their next request on. The last owner keeps theirs.',
  schemas: (f) => ({ body: f.roleInput, data: f.team }),
  problems: ['employers.member-not-found', 'employers.last-owner'],
});

export const removeMember = del('removeMember', '/employer/members/{id:uuid}', 'reader', {
  summary:
    'Removes a member, whose sessions end at once. Owners remove anyone, everyone may leave; the last owner stays.',
  problems: ['employers.member-not-found', 'employers.last-owner'],
});

export const withdrawInvitation = del('withdrawInvitation', '/employer/invitations/{id:uuid}', 'owner', {
  summary: 'Withdraws an invitation: its link stops working.',
  schemas: (f) => ({ data: f.team }),
  problems: ['employers.invitation-not-found'],
});

export const setOwnName = put('setOwnName', '/employer/own-name', 'reader', {
  summary: 'Sets the name by which the company’s histories call the signed-in member.',
  schemas: (f) => ({ body: f.ownNameInput, data: f.team }),
});

export const getInvitation = get('getInvitation', '/services/company-invitation', 'public', {
  summary: 'What an invitation is for, for the holder of its link; changes nothing.',
  schemas: (f) => ({ query: f.invitationQuery, data: f.invitationFacts }),
});

export const joinCompany = post('joinCompany', '/services/company-invitation/join', 'public', {
  summary: 'Accepts an invitation with a new account, whose address counts as verified.',
  schemas: (f) => ({ body: f.joinInput, data: f.joinedAnswer }),
  problems: ['employers.invitation-invalid', 'employers.invitation-other-account'],
});

export const rejoinCompany = post('rejoinCompany', '/services/company-invitation/rejoin', 'public', {
  summary: 'Accepts an invitation with the password of an employer’s account that belongs to no company.',
  schemas: (f) => ({ body: f.rejoinInput, data: f.joinedAnswer }),
  problems: ['employers.invitation-invalid', 'employers.invitation-other-account', 'too-many-requests'],
});
