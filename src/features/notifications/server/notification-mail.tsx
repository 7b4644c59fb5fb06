import { settingsPath } from '#features/accounts/account-paths.ts';
import { letter } from '#host/mail/letter.tsx';
import { MailText } from '#host/mail/mail-frame.tsx';
import { smallLink } from '#host/mail/mail-styles.ts';
import { pageAddress } from '#kit/site-map.ts';
import { notificationsPath } from '../notification-paths.ts';

/** Maximum number of notifications in a mail; the page has all. */
export const maxInMail = 20;

interface Morning {
  accountType: 'jobseeker' | 'employer';
  lines: { text: string; path: string }[];
  /** Number of those that are not in the mail. */
  more: number;
}

/** In the morning: what an account has not read since, of the kinds that it wants mail of then. */
export const morningMail = letter({
  name: 'notifications.morning',
  texts: 'notifications.mail.morning',
  sample: {
    accountType: 'jobseeker',
    lines: [
      { text: 'Poruka poslodavca Kvarc Računovodstvo: Knjigovođa (m/ž)', path: pageAddress('candidate-applications') },
    ],
    more: 0,
  },
  facts: ({ lines, more }: Morning) => ({ count: lines.length + more }),
  body: ({ lines, more }, { siteUrl }) => [
    'text',
    ...lines.map(({ text, path }) => (
      <MailText key={path + text}>
        <a href={siteUrl + path} style={smallLink}>
          {text}
        </a>
      </MailText>
    )),
    more > 0 && (['more', { count: more }] as const),
  ],
  button: ({ accountType }) => notificationsPath(accountType),
  unsubscribe: ({ accountType }, { say }) => [[settingsPath(accountType), say('settings')]],
});
