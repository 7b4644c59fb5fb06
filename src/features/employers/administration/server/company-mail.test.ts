import { render } from 'react-email';
import { expect, test } from 'vitest';
import { type Language, languages } from '#shared/i18n/language.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { companyBlockedMail, companyUnblockedMail } from './company-mail.tsx';

const company = 'Zlo & sinovi <script>alert(1)</script>';
const plainOf = (mail: typeof companyBlockedMail, language: Language, postings: number) =>
  render(mail.render({ company, postings }, mailSurroundings(language)).body, {
    plainText: true,
  });

test.each(
  languages.flatMap((language) =>
    [companyBlockedMail, companyUnblockedMail].map((mail) => ({ language, mail })),
  ),
)('$mail.name in $language says everything, and the name as text', async ({ language, mail }) => {
  const { subject, body } = mail.render({ company, postings: 3 }, mailSurroundings(language));
  const plain = await render(body, { plainText: true });
  for (const text of [subject, plain]) expect(text).not.toMatch(/administration\.\w|\{\{|undefined/);
  expect(plain).toContain('https://prilika.test/');
  expect(await render(body)).not.toContain('<script');
});

test('postings are counted, and not spoken of where there were none', async () => {
  expect(await plainOf(companyBlockedMail, 'sr', 1)).toContain('1 aktivan oglas je zatvoren');
  expect(await plainOf(companyBlockedMail, 'sr', 2)).toContain('2 aktivna oglasa su zatvorena');
  expect(await plainOf(companyBlockedMail, 'sr', 5)).toContain('5 aktivnih oglasa je zatvoreno');
  expect(await plainOf(companyUnblockedMail, 'en', 1)).toContain('1 posting is back in search');
  expect(await plainOf(companyBlockedMail, 'sr', 0)).not.toContain('0 aktivnih');
});
