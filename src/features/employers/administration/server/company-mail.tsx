import { MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { pageAddress } from '#shared/site-map.ts';

/** To a company: its account is blocked, or no longer, with the effect on its number of postings. */
const accessMail = (act: 'blocked' | 'unblocked') =>
  defineMail<{ company: string; postings: number }>({
    name: `companies.${act}`,
    title: `administration.companies.mail.names.${act}`,
    render({ company, postings }, surroundings) {
      const { siteUrl, t } = surroundings;
      const place = act === 'blocked' ? pageAddress('contact') : pageAddress('my-postings');
      return {
        subject: t(`administration.companies.mail.${act}.subject`),
        body: (
          <MailLetter
            surroundings={surroundings}
            preview={t(`administration.companies.mail.${act}.preview`)}
            heading={t(`administration.companies.mail.${act}.subject`)}
            button={{ href: `${siteUrl}${place}`, label: t(`administration.companies.mail.${act}.button`) }}
            why={t('administration.companies.mail.why')}
          >
            <MailText>{t(`administration.companies.mail.${act}.text`, { company })}</MailText>
            {postings > 0 ? (
              <MailText>{t(`administration.companies.mail.${act}.postings`, { count: postings })}</MailText>
            ) : null}
            <MailText>{t(`administration.companies.mail.${act}.next`)}</MailText>
          </MailLetter>
        ),
      };
    },
  });

export const companyBlockedMail = accessMail('blocked');
export const companyUnblockedMail = accessMail('unblocked');
