import { defineMail } from '#platform/mail/mail-template.ts';
import { plainLetter } from '#platform/mail/plain-letter.tsx';
import { pageAddress } from '#shared/site-map.ts';

/** To who answers for a company: it is blocked, or no longer, with the effect on its number of postings. */
const accessMail = (act: 'blocked' | 'unblocked') =>
  defineMail<{ company: string; postings: number }>({
    name: `companies.${act}`,
    sample: { company: 'Kvarc Računovodstvo', postings: 3 },
    title: `administration.companies.mail.names.${act}`,
    render({ company, postings }, surroundings) {
      const { t } = surroundings;
      const place = act === 'blocked' ? pageAddress('contact') : pageAddress('my-postings');
      const ofPostings =
        postings > 0 ? [t(`administration.companies.mail.${act}.postings`, { count: postings })] : [];
      return plainLetter(surroundings, {
        subject: t(`administration.companies.mail.${act}.subject`),
        preview: t(`administration.companies.mail.${act}.preview`),
        heading: t(`administration.companies.mail.${act}.subject`),
        button: { path: place, label: t(`administration.companies.mail.${act}.button`) },
        why: t('administration.companies.mail.why'),
        text: [
          t(`administration.companies.mail.${act}.text`, { company }),
          ...ofPostings,
          t(`administration.companies.mail.${act}.next`),
        ],
      });
    },
  });

/** To a member whose account is blocked, or no longer, while the company goes on. */
const memberMail = (act: 'memberBlocked' | 'memberUnblocked') =>
  defineMail<{ company: string }>({
    name: `companies.${act === 'memberBlocked' ? 'member-blocked' : 'member-unblocked'}`,
    sample: { company: 'Kvarc Računovodstvo' },
    title: `administration.companies.mail.names.${act}`,
    render({ company }, surroundings) {
      const { t } = surroundings;
      const place = act === 'memberBlocked' ? pageAddress('contact') : pageAddress('my-postings');
      return plainLetter(surroundings, {
        subject: t(`administration.companies.mail.${act}.subject`),
        preview: t(`administration.companies.mail.${act}.preview`),
        heading: t(`administration.companies.mail.${act}.subject`),
        button: { path: place, label: t(`administration.companies.mail.${act}.button`) },
        why: t('administration.companies.mail.why'),
        text: [t(`administration.companies.mail.${act}.text`, { company })],
      });
    },
  });

export const companyBlockedMail = accessMail('blocked');
export const companyUnblockedMail = accessMail('unblocked');
export const memberBlockedMail = memberMail('memberBlocked');
export const memberUnblockedMail = memberMail('memberUnblocked');

export const companyMails = [
  companyBlockedMail,
  companyUnblockedMail,
  memberBlockedMail,
  memberUnblockedMail,
];
