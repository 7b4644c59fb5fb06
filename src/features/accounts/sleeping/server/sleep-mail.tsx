import { MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { accountPath } from '../../account-paths.ts';
import { asleepMonths } from '../sleeping-periods.ts';

/** The account will be deleted unless its person signs in (rules.md#retention). */
export const asleepMail = defineMail<{
  /** Day on which it was last used. */
  since: LocalDay;
  /** Last day on which signing in keeps it. */
  lastDay: LocalDay;
}>({
  name: 'accounts.asleep',
  sample: { since: '2024-12-24', lastDay: '2026-12-24' },
  title: 'accounts.sleeping.mail.names.asleep',
  render({ since, lastDay }, surroundings) {
    const { language, siteUrl, t } = surroundings;
    const date = formatDate(lastDay, language);
    const subject = t('accounts.sleeping.mail.asleep.subject');
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('accounts.sleeping.mail.asleep.preview', { date })}
          heading={subject}
          button={{
            href: `${siteUrl}${accountPath('jobseeker')}`,
            label: t('accounts.sleeping.mail.asleep.button'),
          }}
          after={<MailText>{t('accounts.sleeping.mail.asleep.otherwise')}</MailText>}
          why={t('accounts.sleeping.mail.footer')}
        >
          <MailText>
            {t('accounts.sleeping.mail.asleep.text', {
              since: formatDate(since, language),
              period: t('accounts.sleeping.mail.months', { count: asleepMonths }),
            })}
          </MailText>
          <MailText>{t('accounts.sleeping.mail.asleep.keep', { date })}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** The last mail to its person: even the address is deleted once it was sent. */
export const sleepEndedMail = defineMail<Record<string, never>>({
  name: 'accounts.sleep-ended',
  sample: {},
  title: 'accounts.sleeping.mail.names.ended',
  keep: 'never',
  render(_params, surroundings) {
    const { t } = surroundings;
    const subject = t('accounts.sleeping.mail.ended.subject');
    const text = t('accounts.sleeping.mail.ended.text', {
      period: t('accounts.sleeping.mail.months', { count: asleepMonths }),
    });
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={text}
          heading={subject}
          why={t('accounts.sleeping.mail.goodbyeFooter')}
        >
          <MailText>{text}</MailText>
          <MailText>{t('accounts.sleeping.mail.ended.last')}</MailText>
        </MailLetter>
      ),
    };
  },
});
