import { MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { plainLetter } from '#platform/mail/plain-letter.tsx';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';

/** Where the link leads that confirms an address for notices. */
const noticeAddressAddress = (token: string): string => `${pageAddress('notice-address')}?token=${token}`;

/** To an address that a company wants notices at; whoever reads its mail decides. */
export const confirmAddressMail = defineMail<{ token: string; company: string; expiresAt: string }>({
  name: 'employers.confirm-address',
  sample: { token: 'primer', company: 'Kvarc Računovodstvo', expiresAt: '2026-12-01T10:00:00.000Z' },
  title: 'employers.addresses.mail.name',
  byAnybody: 'others',
  keep: 'until-sent',
  render({ token, company, expiresAt }, surroundings) {
    const { t, language } = surroundings;
    const date = formatDate(new Date(expiresAt), language);
    return plainLetter(surroundings, {
      subject: t('employers.addresses.mail.subject', { company }),
      preview: t('employers.addresses.mail.preview', { company }),
      heading: t('employers.addresses.mail.heading'),
      button: { path: noticeAddressAddress(token), label: t('employers.addresses.mail.button') },
      after: <MailText>{t('employers.addresses.mail.notYou')}</MailText>,
      why: t('employers.addresses.mail.why', { company }),
      text: [t('employers.addresses.mail.text', { company }), t('employers.addresses.mail.until', { date })],
    });
  },
});
