import { MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { plainLetter } from '#platform/mail/plain-letter.tsx';
import type { CompanyRole } from '#shared/company-role.ts';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';

/** Where the link of an invitation leads. */
const invitationAddress = (token: string): string => `${pageAddress('company-invitation')}?token=${token}`;

/** To somebody whom an owner wants in the company; whoever holds its link may accept. */
export const invitationMail = defineMail<{
  token: string;
  company: string;
  invitedBy: string;
  role: CompanyRole;
  expiresAt: string;
}>({
  name: 'employers.invitation',
  sample: {
    token: 'primer',
    company: 'Kvarc Računovodstvo',
    invitedBy: 'Dragana Kvarc',
    role: 'recruiter',
    expiresAt: '2026-12-01T10:00:00.000Z',
  },
  title: 'employers.team.mail.names.invitation',
  byAnybody: 'others',
  keep: 'until-sent',
  render({ token, company, invitedBy, role, expiresAt }, surroundings) {
    const { t, language } = surroundings;
    const date = formatDate(new Date(expiresAt), language);
    return plainLetter(surroundings, {
      subject: t('employers.team.mail.invitation.subject', { company }),
      preview: t('employers.team.mail.invitation.preview', { company }),
      heading: t('employers.team.mail.invitation.heading', { company }),
      button: { path: invitationAddress(token), label: t('employers.team.mail.invitation.button') },
      after: <MailText>{t('employers.team.mail.invitation.notYou')}</MailText>,
      why: t('employers.team.mail.invitation.why', { company }),
      text: [
        t('employers.team.mail.invitation.text', { company, who: invitedBy }),
        t(`employers.team.mail.invitation.roles.${role}`),
        t('employers.team.mail.invitation.until', { date }),
      ],
    });
  },
});

/** To a member whom an owner gave another role. */
export const roleChangedMail = defineMail<{ company: string; role: CompanyRole }>({
  name: 'employers.role-changed',
  sample: { company: 'Kvarc Računovodstvo', role: 'recruiter' },
  title: 'employers.team.mail.names.role-changed',
  render({ company, role }, surroundings) {
    const { t } = surroundings;
    return plainLetter(surroundings, {
      subject: t('employers.team.mail.roleChanged.subject', { company }),
      preview: t(`employers.team.mail.roleChanged.roles.${role}`),
      heading: t('employers.team.mail.roleChanged.heading'),
      button: { path: pageAddress('my-postings'), label: t('employers.team.mail.roleChanged.button') },
      why: t('employers.team.mail.why', { company }),
      text: [t(`employers.team.mail.roleChanged.roles.${role}`), t('employers.team.mail.roleChanged.text')],
    });
  },
});

/** To a member whom an owner removed. */
export const removedMail = defineMail<{ company: string }>({
  name: 'employers.removed',
  sample: { company: 'Kvarc Računovodstvo' },
  title: 'employers.team.mail.names.removed',
  render({ company }, surroundings) {
    const { t } = surroundings;
    return plainLetter(surroundings, {
      subject: t('employers.team.mail.removed.subject', { company }),
      preview: t('employers.team.mail.removed.preview'),
      heading: t('employers.team.mail.removed.subject', { company }),
      button: { path: pageAddress('contact'), label: t('employers.team.mail.removed.button') },
      why: t('employers.team.mail.why', { company }),
      text: [t('employers.team.mail.removed.text', { company }), t('employers.team.mail.removed.next')],
    });
  },
});

/** To the owners: an invitation was accepted. */
export const joinedMail = defineMail<{ company: string; name: string; email: string; role: CompanyRole }>({
  name: 'employers.joined',
  sample: {
    company: 'Kvarc Računovodstvo',
    name: 'Ivana Petrović',
    email: 'ivana@primer.rs',
    role: 'recruiter',
  },
  title: 'employers.team.mail.names.joined',
  render({ company, name, email, role }, surroundings) {
    const { t } = surroundings;
    return plainLetter(surroundings, {
      subject: t('employers.team.mail.joined.subject', { name, company }),
      preview: t('employers.team.mail.joined.preview', { name }),
      heading: t('employers.team.mail.joined.heading', { name }),
      button: { path: pageAddress('team'), label: t('employers.team.mail.joined.button') },
      why: t('employers.team.mail.joined.why', { company }),
      text: [
        t('employers.team.mail.joined.text', { name, email, company }),
        t(`employers.team.mail.joined.roles.${role}`),
      ],
    });
  },
});

/** To the owners: a member left by themselves. */
export const leftMail = defineMail<{ company: string; name: string }>({
  name: 'employers.left',
  sample: { company: 'Kvarc Računovodstvo', name: 'Ivana Petrović' },
  title: 'employers.team.mail.names.left',
  render({ company, name }, surroundings) {
    const { t } = surroundings;
    return plainLetter(surroundings, {
      subject: t('employers.team.mail.left.subject', { name, company }),
      preview: t('employers.team.mail.left.preview'),
      heading: t('employers.team.mail.left.heading', { name }),
      button: { path: pageAddress('team'), label: t('employers.team.mail.left.button') },
      why: t('employers.team.mail.joined.why', { company }),
      text: [t('employers.team.mail.left.text', { name, company })],
    });
  },
});

export const teamMails = [invitationMail, roleChangedMail, removedMail, joinedMail, leftMail];
