import { letter } from '#host/mail/letter.tsx';
import type { CompanyRole } from '#kit/company-role.ts';
import { pageAddress } from '#kit/site-map.ts';

interface Member {
  company: string;
  name: string;
}

interface Invitation {
  token: string;
  company: string;
  invitedBy: string;
  role: CompanyRole;
  expiresAt: string;
}

/** To a person invited by an owner; any holder of the link can accept. */
export const invitationMail = letter({
  name: 'employers.invitation',
  texts: 'employers.team.mail.invitation',
  sample: {
    token: 'primer',
    company: 'Kvarc Računovodstvo',
    invitedBy: 'Dragana Ilić',
    role: 'recruiter',
    expiresAt: '2026-12-01T10:00:00.000Z',
  },
  byAnybody: 'others',
  keep: 'until-sent',
  facts: ({ company, invitedBy, expiresAt }: Invitation, { day }) => ({
    company,
    who: invitedBy,
    date: day(new Date(expiresAt)),
  }),
  body: ({ role }) => ['text', `roles.${role}`, 'until'],
  button: ({ token }) => `${pageAddress('company-invitation')}?token=${token}`,
  after: ['notYou'],
});

/** To a member whose role was changed by an owner. */
export const roleChangedMail = letter({
  name: 'employers.role-changed',
  texts: 'employers.team.mail.roleChanged',
  sample: { company: 'Kvarc Računovodstvo', role: 'recruiter' },
  facts: ({ company }: { company: string; role: CompanyRole }) => ({ company }),
  body: ({ role }) => [`roles.${role}`, 'text'],
  notification: { kind: 'member', path: () => pageAddress('my-postings') },
  button: pageAddress('my-postings'),
});

/** To a member removed by an owner. */
export const removedMail = letter({
  name: 'employers.removed',
  texts: 'employers.team.mail.removed',
  sample: { company: 'Kvarc Računovodstvo' },
  facts: ({ company }: { company: string }) => ({ company }),
  body: ['text', 'next'],
  button: pageAddress('contact'),
});

/** To the owners: an invitation was accepted. */
export const joinedMail = letter({
  name: 'employers.joined',
  texts: 'employers.team.mail.joined',
  sample: {
    company: 'Kvarc Računovodstvo',
    name: 'Ivana Petrović',
    email: 'ivana@primer.rs',
    role: 'recruiter',
  },
  facts: ({ company, name, email }: Member & { email: string; role: CompanyRole }) => ({
    company,
    name,
    email,
  }),
  body: ({ role }) => ['text', `roles.${role}`],
  notification: { kind: 'member', path: () => pageAddress('team') },
  button: pageAddress('team'),
});

/** To the owners: a member left the company. */
export const leftMail = letter({
  name: 'employers.left',
  texts: 'employers.team.mail.left',
  sample: { company: 'Kvarc Računovodstvo', name: 'Ivana Petrović' },
  facts: ({ company, name }: Member) => ({ company, name }),
  notification: { kind: 'member', path: () => pageAddress('team') },
  button: pageAddress('team'),
});
