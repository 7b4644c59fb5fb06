import { Text } from 'react-email';
import { MailButton, MailFrame, mailHeading, mailText } from '#platform/mail/mail-frame.tsx';
import { defineMail } from '#platform/mail/mail-template.ts';
import { formatDate, type LocalDay } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { createTranslator } from '#shared/i18n/translator.ts';
import { formatPhone } from '#shared/phone.ts';
import { applicationMessages as english } from '../messages.en.ts';
import { applicationMessages as serbian } from '../messages.sr.ts';
import { partsInWords, type SentParts } from '../sent-parts.ts';

const translators: Record<Language, Translate> = {
  sr: createTranslator('sr', { applications: serbian }),
  en: createTranslator('en', { applications: english }),
};

interface About {
  postingId: number;
  positionTitle: string;
  company: string;
}

/** To the person who has applied, in the language of the page. */
export const confirmationMail = defineMail<
  About & { name: string; parts: SentParts; closesOn: LocalDay | null }
>({
  name: 'applications.confirmation',
  render({ postingId, positionTitle, company, name, parts, closesOn }, { language, siteUrl }) {
    const t = translators[language];
    const subject = t('applications.mail.confirmation.subject', { positionTitle, company });
    return {
      subject,
      body: (
        <MailFrame
          language={language}
          preview={subject}
          siteUrl={siteUrl}
          footer={t('applications.mail.personFooter')}
        >
          <Text style={mailHeading}>{t('applications.mail.confirmation.heading')}</Text>
          <Text style={mailText}>{t('applications.mail.greeting')}</Text>
          <Text style={mailText}>
            {t('applications.mail.confirmation.arrived', { positionTitle, company })}
          </Text>
          <Text style={mailText}>
            {t('applications.mail.confirmation.sent', { name, parts: partsInWords(t, parts) })}
          </Text>
          <Text style={mailText}>
            {t('applications.mail.confirmation.next')}{' '}
            {closesOn
              ? t('applications.mail.confirmation.closes', { date: formatDate(closesOn, language) })
              : null}
          </Text>
          <MailButton href={`${siteUrl}/oglasi/${postingId}`}>
            {t('applications.mail.confirmation.button')}
          </MailButton>
        </MailFrame>
      ),
    };
  },
});

/** To an address from which the same posting was applied to again: nothing has changed. */
export const repetitionMail = defineMail<About & { firstSentOn: LocalDay }>({
  name: 'applications.repetition',
  render({ postingId, positionTitle, company, firstSentOn }, { language, siteUrl }) {
    const t = translators[language];
    const subject = t('applications.mail.repetition.subject', { positionTitle, company });
    return {
      subject,
      body: (
        <MailFrame
          language={language}
          preview={subject}
          siteUrl={siteUrl}
          footer={t('applications.mail.personFooter')}
        >
          <Text style={mailHeading}>{t('applications.mail.repetition.heading')}</Text>
          <Text style={mailText}>{t('applications.mail.greeting')}</Text>
          <Text style={mailText}>{t('applications.mail.repetition.again', { positionTitle, company })}</Text>
          <Text style={mailText}>
            {t('applications.mail.repetition.kept', { date: formatDate(firstSentOn, language) })}
          </Text>
          <MailButton href={`${siteUrl}/oglasi/${postingId}`}>
            {t('applications.mail.confirmation.button')}
          </MailButton>
        </MailFrame>
      ),
    };
  },
});

/** To the posting's address for notifications; an answer reaches the person. */
export const notificationMail = defineMail<
  About & {
    applicationId: string;
    name: string;
    email: string;
    phone: string;
    city: string;
    parts: SentParts;
  }
>({
  name: 'applications.notification',
  render({ applicationId, positionTitle, name, email, phone, city, parts }, { language, siteUrl }) {
    const t = translators[language];
    const subject = t('applications.mail.notification.subject', { positionTitle, name });
    const facts = [
      [t('applications.facts.email'), email],
      [t('applications.facts.phone'), formatPhone(phone)],
      [t('applications.facts.city'), city],
      [t('applications.facts.sent'), partsInWords(t, parts)],
    ].filter(([, value]) => value !== '');
    return {
      subject,
      body: (
        <MailFrame
          language={language}
          preview={subject}
          siteUrl={siteUrl}
          footer={t('applications.mail.notification.footer')}
        >
          <Text style={mailHeading}>{t('applications.mail.notification.heading', { positionTitle })}</Text>
          <Text style={mailText}>{t('applications.mail.notification.who', { name })}</Text>
          <Text style={mailText}>
            {facts.map(([label, value]) => (
              <span key={label}>
                {label}: {value}
                <br />
              </span>
            ))}
          </Text>
          <MailButton href={`${siteUrl}/oglasi/prijava/${applicationId}`}>
            {t('applications.mail.notification.button')}
          </MailButton>
          <Text style={{ ...mailText, margin: '16px 0 0' }}>{t('applications.mail.notification.reply')}</Text>
        </MailFrame>
      ),
    };
  },
});
