import { MailLetter, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import { accountPath } from '../../account-paths.ts';

/** The texts of this file's mails and of the archive's own text. */
interface ToOwner {
  accountType: 'jobseeker' | 'employer';
}

/** The copy of the data can be downloaded, on the account page after signing in. */
export const exportReadyMail = defineMail<ToOwner & { until: LocalDay }>({
  name: 'accounts.export-ready',
  sample: { accountType: 'jobseeker', until: '2026-12-01' },
  title: 'accounts.personalData.mail.names.export-ready',
  render({ accountType, until }, surroundings) {
    const { language, siteUrl, t } = surroundings;
    const subject = t('accounts.personalData.mail.ready.subject');
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('accounts.personalData.mail.ready.preview', { date: formatDate(until, language) })}
          heading={subject}
          button={{
            href: `${siteUrl}${accountPath(accountType)}`,
            label: t('accounts.personalData.mail.ready.button'),
          }}
          after={<MailText>{t('accounts.personalData.mail.ready.notYou')}</MailText>}
          why={t('accounts.personalData.mail.footer')}
        >
          <MailText>
            {t('accounts.personalData.mail.ready.text', { date: formatDate(until, language) })}
          </MailText>
          <MailText>{t('accounts.personalData.mail.ready.privacy')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** The copy could not be made, for good. */
export const exportFailedMail = defineMail<ToOwner>({
  name: 'accounts.export-failed',
  sample: { accountType: 'jobseeker' },
  title: 'accounts.personalData.mail.names.export-failed',
  render({ accountType }, surroundings) {
    const { siteUrl, t } = surroundings;
    const subject = t('accounts.personalData.mail.failed.subject');
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('accounts.personalData.mail.failed.text')}
          heading={subject}
          button={{
            href: `${siteUrl}${accountPath(accountType)}`,
            label: t('accounts.personalData.mail.failed.button'),
          }}
          why={t('accounts.personalData.mail.footer')}
        >
          <MailText>{t('accounts.personalData.mail.failed.text')}</MailText>
          <MailText>{t('accounts.personalData.mail.failed.again')}</MailText>
        </MailLetter>
      ),
    };
  },
});

/** The last mail to a person: even the address is deleted once it was sent. */
export const accountDeletedMail = defineMail<Record<string, never>>({
  name: 'accounts.deleted',
  sample: {},
  title: 'accounts.personalData.mail.names.deleted',
  keep: 'never',
  render(_params, surroundings) {
    const { t } = surroundings;
    const subject = t('accounts.personalData.mail.deleted.subject');
    return {
      subject,
      body: (
        <MailLetter
          surroundings={surroundings}
          preview={t('accounts.personalData.mail.deleted.text')}
          heading={subject}
          why={t('accounts.personalData.mail.goodbyeFooter')}
        >
          <MailText>{t('accounts.personalData.mail.deleted.text')}</MailText>
          <MailText>{t('accounts.personalData.mail.deleted.last')}</MailText>
          <MailText>{t('accounts.personalData.mail.deleted.notYou')}</MailText>
        </MailLetter>
      ),
    };
  },
});
