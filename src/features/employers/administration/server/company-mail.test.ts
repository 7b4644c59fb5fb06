import { expect, test } from 'vitest';
import { mailHtml, plainOf } from '#host/mail/mail-rendering.ts';
import { type Language, languages } from '#kit/i18n/language.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { companyBlockedMail, companyUnblockedMail } from './company-mail.ts';

const company = 'Zlo & sinovi <script>alert(1)</script>';
const textOf = (mail: typeof companyBlockedMail | typeof companyUnblockedMail, language: Language, postings: number) =>
  plainOf(mailHtml(mail.render({ company, postings }, mailSurroundings(language)).body));

test.each(
  languages.flatMap((language) => [companyBlockedMail, companyUnblockedMail].map((mail) => ({ language, mail }))),
)('$mail.name in $language says everything, and the name as text', async ({ language, mail }) => {
  const { subject, body } = mail.render({ company, postings: 3 }, mailSurroundings(language));
  const plain = plainOf(mailHtml(body));
  for (const text of [subject, plain]) expect(text).not.toMatch(/administration\.\w|\{\{|undefined/);
  expect(plain).toContain('https://prilika.test/');
  expect(mailHtml(body)).not.toContain('<script');
});

test('postings are counted, and not spoken of where there were none', async () => {
  expect(textOf(companyBlockedMail, 'sr', 1)).toContain('1 aktivan oglas je zatvoren');
  expect(textOf(companyBlockedMail, 'sr', 2)).toContain('2 aktivna oglasa su zatvorena');
  expect(textOf(companyBlockedMail, 'sr', 5)).toContain('5 aktivnih oglasa je zatvoreno');
  expect(textOf(companyUnblockedMail, 'en', 1)).toContain('1 posting is back in search');
  expect(textOf(companyBlockedMail, 'sr', 0)).not.toContain('0 aktivnih');
});
