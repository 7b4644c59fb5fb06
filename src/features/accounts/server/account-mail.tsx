import type { ReactNode } from 'react';
import { MailLetter, MailLink, MailText } from '#platform/mail/mail-frame.tsx';
import { defineMail, type MailContent, type MailSurroundings } from '#platform/mail/mail-template.ts';
import type { AccountType } from '#shared/actor.ts';
import type { Translate } from '#shared/i18n/translator.ts';
import { pageAddress } from '#shared/site-map.ts';
import { verifyingAddress } from '../auth-addresses.ts';
import { loginPaths } from '../login-paths.ts';

/** Where people write to when something is wrong. */
interface WithContact {
  contact: string;
}

interface WithToken extends WithContact {
  token: string;
}

type Occasion =
  | 'verification'
  | 'passwordInstructions'
  | 'alreadyRegistered'
  | 'passwordChanged'
  | 'passwordAdded';

interface Letter {
  occasion: Occasion;
  /** Path of the button. */
  path: string;
  children: (t: Translate) => ReactNode;
  after?: (t: Translate) => ReactNode;
}

const letter = (
  surroundings: MailSurroundings,
  { contact }: WithContact,
  { occasion, path, children, after }: Letter,
): MailContent => {
  const { siteUrl, t } = surroundings;
  return {
    subject: t(`accounts.mail.${occasion}.subject`),
    body: (
      <MailLetter
        surroundings={surroundings}
        preview={t(`accounts.mail.${occasion}.preview`)}
        heading={t(`accounts.mail.${occasion}.heading`)}
        button={{ href: `${siteUrl}${path}`, label: t(`accounts.mail.${occasion}.button`) }}
        after={after?.(t)}
        why={t('accounts.mail.footer', { contact })}
      >
        {children(t)}
      </MailLetter>
    ),
  };
};

/** A single-use link, with its validity and what to do if the mail is not for you. */
const singleUseLink = (occasion: 'verification' | 'passwordInstructions', path: string): Letter => ({
  occasion,
  path,
  children: (t) => <MailText>{t(`accounts.mail.${occasion}.body`)}</MailText>,
  after: (t) => (
    <>
      <MailText>{t(`accounts.mail.${occasion}.expiry`)}</MailText>
      <MailText>{t(`accounts.mail.${occasion}.notYou`)}</MailText>
    </>
  ),
});

/** Shows that the address is the person's: after registration, and when it is asked for again. */
export const verificationMail = defineMail<WithToken & { redirectUrl?: string | null }>({
  name: 'accounts.verification',
  sample: { token: 'primer', contact: 'podrska@primer.rs' },
  title: 'accounts.mail.names.verification',
  byAnybody: 'verification',
  keep: 'until-sent',
  render: (params, where) =>
    letter(
      where,
      params,
      singleUseLink(
        'verification',
        verifyingAddress(params.token, { redirectUrl: params.redirectUrl ?? null }),
      ),
    ),
});

/** Leads to the page where a password is set. */
export const passwordInstructionsMail = defineMail<WithToken>({
  name: 'accounts.password-instructions',
  sample: { token: 'primer', contact: 'podrska@primer.rs' },
  title: 'accounts.mail.names.password-instructions',
  byAnybody: 'recovery',
  keep: 'until-sent',
  render: (params, where) =>
    letter(
      where,
      params,
      singleUseLink('passwordInstructions', `${pageAddress('new-password')}?token=${params.token}`),
    ),
});

/** To an address that was registered again although it has an account: only its owner learns of it. */
export const alreadyRegisteredMail = defineMail<WithContact & { accountType: AccountType }>({
  name: 'accounts.already-registered',
  sample: { contact: 'podrska@primer.rs', accountType: 'jobseeker' },
  title: 'accounts.mail.names.already-registered',
  byAnybody: 'others',
  render: (params, where) =>
    letter(where, params, {
      occasion: 'alreadyRegistered',
      path: loginPaths[params.accountType],
      children: (t) => (
        <>
          <MailText>{t('accounts.mail.alreadyRegistered.body')}</MailText>
          <MailText>{t('accounts.mail.alreadyRegistered.login')}</MailText>
        </>
      ),
      after: (t) => (
        <>
          <MailText>
            {t('accounts.mail.alreadyRegistered.forgotten')}{' '}
            <MailLink href={`${where.siteUrl}${pageAddress('forgotten-password')}`}>
              {t('accounts.mail.alreadyRegistered.reset')}
            </MailLink>
          </MailText>
          <MailText>{t('accounts.mail.alreadyRegistered.notYou')}</MailText>
        </>
      ),
    }),
});

const passwordNotice =
  (occasion: 'passwordChanged' | 'passwordAdded') =>
  (params: WithContact, where: MailSurroundings): MailContent =>
    letter(where, params, {
      occasion,
      path: pageAddress('forgotten-password'),
      children: (t) => (
        <>
          <MailText>{t(`accounts.mail.${occasion}.body`)}</MailText>
          <MailText>{t(`accounts.mail.${occasion}.notYou`, { contact: params.contact })}</MailText>
        </>
      ),
    });

/** A notice of security, after every change of a password. */
export const passwordChangedMail = defineMail<WithContact>({
  name: 'accounts.password-changed',
  sample: { contact: 'podrska@primer.rs' },
  title: 'accounts.mail.names.password-changed',
  render: passwordNotice('passwordChanged'),
});

/** The same when an account that was only opened through a provider got its first password. */
export const passwordAddedMail = defineMail<WithContact>({
  name: 'accounts.password-added',
  sample: { contact: 'podrska@primer.rs' },
  title: 'accounts.mail.names.password-added',
  render: passwordNotice('passwordAdded'),
});
