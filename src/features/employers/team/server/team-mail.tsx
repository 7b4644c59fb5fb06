import { MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
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
    const { siteUrl, t, language } = surroundings;
    const date = formatDate(new Date(expiresAt), language);
    return {
      subject: t('employers.team.mail.invitation.subject', { company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('employers.team.mail.invitation.preview', { company })}
          heading={t('employers.team.mail.invitation.heading', { company })}
          button={{
            href: `${siteUrl}${invitationAddress(token)}`,
            label: t('employers.team.mail.invitation.button'),
          }}
          after={<MailText>{t('employers.team.mail.invitation.notYou')}</MailText>}
          why={t('employers.team.mail.invitation.why', { company })}
        >
          <MailText>{t('employers.team.mail.invitation.text', { company, who: invitedBy })}</MailText>
          <MailText>{t(`employers.team.mail.invitation.roles.${role}`)}</MailText>
          <MailText>{t('employers.team.mail.invitation.until', { date })}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To a member whom an owner gave another role. */
export const roleChangedMail = defineMail<{ company: string; role: CompanyRole }>({
  name: 'employers.role-changed',
  sample: { company: 'Kvarc Računovodstvo', role: 'recruiter' },
  title: 'employers.team.mail.names.role-changed',
  render({ company, role }, surroundings) {
    const { siteUrl, t } = surroundings;
    return {
      subject: t('employers.team.mail.roleChanged.subject', { company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t(`employers.team.mail.roleChanged.roles.${role}`)}
          heading={t('employers.team.mail.roleChanged.heading')}
          button={{
            href: `${siteUrl}${pageAddress('my-postings')}`,
            label: t('employers.team.mail.roleChanged.button'),
          }}
          why={t('employers.team.mail.why', { company })}
        >
          <MailText>{t(`employers.team.mail.roleChanged.roles.${role}`)}</MailText>
          <MailText>{t('employers.team.mail.roleChanged.text')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To a member whom an owner removed. */
export const removedMail = defineMail<{ company: string }>({
  name: 'employers.removed',
  sample: { company: 'Kvarc Računovodstvo' },
  title: 'employers.team.mail.names.removed',
  render({ company }, surroundings) {
    const { siteUrl, t } = surroundings;
    return {
      subject: t('employers.team.mail.removed.subject', { company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('employers.team.mail.removed.preview')}
          heading={t('employers.team.mail.removed.subject', { company })}
          button={{
            href: `${siteUrl}${pageAddress('contact')}`,
            label: t('employers.team.mail.removed.button'),
          }}
          why={t('employers.team.mail.why', { company })}
        >
          <MailText>{t('employers.team.mail.removed.text', { company })}</MailText>
          <MailText>{t('employers.team.mail.removed.next')}</MailText>
        </MailLetter>
      ),
    };
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
    const { siteUrl, t } = surroundings;
    return {
      subject: t('employers.team.mail.joined.subject', { name, company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('employers.team.mail.joined.preview', { name })}
          heading={t('employers.team.mail.joined.heading', { name })}
          button={{
            href: `${siteUrl}${pageAddress('team')}`,
            label: t('employers.team.mail.joined.button'),
          }}
          why={t('employers.team.mail.joined.why', { company })}
        >
          <MailText>{t('employers.team.mail.joined.text', { name, email, company })}</MailText>
          <MailText>{t(`employers.team.mail.joined.roles.${role}`)}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** To the owners: a member left by themselves. */
export const leftMail = defineMail<{ company: string; name: string }>({
  name: 'employers.left',
  sample: { company: 'Kvarc Računovodstvo', name: 'Ivana Petrović' },
  title: 'employers.team.mail.names.left',
  render({ company, name }, surroundings) {
    const { siteUrl, t } = surroundings;
    return {
      subject: t('employers.team.mail.left.subject', { name, company }),
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('employers.team.mail.left.preview')}
          heading={t('employers.team.mail.left.heading', { name })}
          button={{ href: `${siteUrl}${pageAddress('team')}`, label: t('employers.team.mail.left.button') }}
          why={t('employers.team.mail.joined.why', { company })}
        >
          <MailText>{t('employers.team.mail.left.text', { name, company })}</MailText>
        </MailLetter>
      ),
    };
  },
});

export const teamMails = [invitationMail, roleChangedMail, removedMail, joinedMail, leftMail];
