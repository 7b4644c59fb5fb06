import { expect, test } from 'vitest';
import { mailHtml, plainOf } from '#host/mail/mail-rendering.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { confirmationMail } from './application-mail.tsx';
import { type LetterPosting, letterPosting, sampleAbout } from './letter-posting.tsx';

const sample = sampleAbout.posting as LetterPosting;
/** A confirmation of an application to this posting. */
const mailOf = (posting: LetterPosting | undefined, language: 'sr' | 'en' = 'sr'): string => {
  const params = { ...(confirmationMail.sample as object), posting } as never;
  return mailHtml(confirmationMail.render(params, mailSurroundings(language)).body);
};
const plain = (html: string): string => plainOf(html).replaceAll('\u00a0', ' ');

test('a mail shows title, company, place and pay, in its language, above the greeting', () => {
  const posting = { ...sample, places: ['beograd', 'nis'] };
  expect(plain(mailOf(posting)).split(/\n+/).slice(0, 5)).toEqual([
    'Prijava je poslata',
    'Knjigovođa (m/ž)',
    'Kvarc Računovodstvo, Beograd i još 1',
    '120.000 – 150.000 RSD neto',
    'Dobar dan,',
  ]);
  expect(plain(mailOf(posting, 'en'))).toContain(
    'Kvarc Računovodstvo, Belgrade and 1 more\n\n120,000 – 150,000 RSD net',
  );
  expect(plain(mailOf({ ...posting, salary: null }))).toContain('Zarada po dogovoru');
});

test('the mark is the logo by its public address, with the initials where pictures are blocked, else the initials', () => {
  const logo = mailOf({ ...sample, logo: '/api/services/files/1/public' });
  expect(logo).toMatch(/<img [^>]*src="https:\/\/prilika\.test\/api\/services\/files\/1\/public" alt="KR"/);
  const initials = mailOf(sample);
  expect(initials).not.toContain('<img');
  expect(initials).toContain('>KR</div>');
  for (const html of [logo, initials]) expect(plainOf(html)).not.toMatch(/KR\b|files/);
});

test('mails written before they had the posting are as they were', () => {
  expect(plain(mailOf(undefined)).split(/\n+/).slice(0, 2)).toEqual(['Prijava je poslata', 'Dobar dan,']);
});

test('a company’s logo is not shown with another advertiser’s name', () => {
  const row = {
    employerId: 1,
    company: 'Kvarc',
    advertiserName: '',
    logoFileId: 'x',
    locations: ['nis'],
    salaryMin: null,
    salaryMax: null,
    salaryCurrency: null,
    salaryBasis: null,
  };
  expect(letterPosting(row)).toEqual({
    employerId: 1,
    logo: '/api/services/files/x/public',
    places: ['nis'],
    salary: null,
  });
  expect(letterPosting({ ...row, advertiserName: 'Saldo' }).logo).toBeNull();
});
