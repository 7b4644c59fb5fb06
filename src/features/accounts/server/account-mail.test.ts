import { describe, expect, test } from 'vitest';
import { mailHtml, plainOf } from '#host/mail/mail-rendering.ts';
import { languages } from '#kit/i18n/language.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import {
  alreadyRegisteredMail,
  passwordChangedMail,
  passwordInstructionsMail,
  verificationMail,
} from './account-mail.tsx';

const contact = 'podrska@prilika.test';
const token = 'a-token_of-the-link';
const siteUrl = 'https://prilika.test';

const all = languages.flatMap((language) => {
  const where = mailSurroundings(language);
  return [
    {
      mail: 'verification',
      link: `${siteUrl}/email/verifikuj?token=${token}`,
      content: verificationMail.render({ contact, token }, where),
    },
    {
      mail: 'password instructions',
      link: `${siteUrl}/lozinka/resetovanje?token=${token}`,
      content: passwordInstructionsMail.render({ contact, token }, where),
    },
    {
      mail: 'already registered',
      link: `${siteUrl}/prijava/poslodavac`,
      content: alreadyRegisteredMail.render({ contact, accountType: 'employer' }, where),
    },
    {
      mail: 'password changed',
      link: `${siteUrl}/lozinka/zaboravljena`,
      content: passwordChangedMail.render({ contact }, where),
    },
  ].map((item) => ({ ...item, language }));
});

describe.each(all)('the mail "$mail" in $language', ({ content: { subject, body }, link, language }) => {
  test('says everything in its language and where to ask, as HTML and as plain text', async () => {
    const html = mailHtml(body);
    const plain = plainOf(mailHtml(body));
    for (const text of [subject, plain, html]) expect(text).not.toMatch(/accounts\.\w|\{\{|undefined/);
    for (const text of [plain, html]) {
      expect(text).toContain(link);
      expect(text).toContain(contact);
    }
    expect(html).toContain(`lang="${language === 'sr' ? 'sr-Latn' : 'en'}"`);
  });
});

test('mails with a single-use link are cleared once sent', () => {
  expect([verificationMail.keep, passwordInstructionsMail.keep]).toEqual(['until-sent', 'until-sent']);
});
