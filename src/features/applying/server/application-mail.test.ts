import { describe, expect, test } from 'vitest';
import { mailHtml, plainOf } from '#host/mail/mail-rendering.ts';
import { languages } from '#kit/i18n/language.ts';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { deletionMail } from '../retention/server/retention-mail.ts';
import { confirmationMail, notificationMail, repetitionMail, withdrawalMail } from './application-mail.tsx';
import { toPostingsInMail } from './postings-in-mail.ts';

const about = {
  postingId: 7,
  positionTitle: 'Kuvar <img src=x onerror=alert(1)>',
  company: 'Zlo & sinovi <script>alert(1)</script>',
};
const parts = { documents: 2, coverLetter: true, answers: 5 };
const all = languages.flatMap((language) => {
  const where = mailSurroundings(language);
  const name = '<a href="https://zlo.example">Dragan</a>';
  const person = {
    applicationId: 'an-id',
    name,
    email: 'd@primer.rs',
    phone: '+381641234567',
    city: '"><b>Niš',
    unmet: ['Imate li <i>dozvolu</i>?'],
  };
  return [
    {
      mail: 'confirmation',
      language,
      ...confirmationMail.render({ ...about, name, parts, closesOn: '2026-12-05' }, where),
    },
    {
      mail: 'repetition',
      language,
      ...repetitionMail.render({ ...about, firstSentOn: '2026-11-20' }, where),
    },
    {
      mail: 'repetition of a withdrawn one',
      language,
      ...repetitionMail.render({ ...about, firstSentOn: '2026-11-20', withdrawnOn: '2026-11-21' }, where),
    },
    {
      mail: 'withdrawal',
      language,
      ...withdrawalMail.render({ ...about, applicationId: 'an-id', name }, where),
    },
    {
      mail: 'deletion',
      language,
      ...deletionMail.render({ ...toPostingsInMail([{ ...about, applications: 1 }]), lastDay: '2026-12-05' }, where),
    },
    { mail: 'notification', language, ...notificationMail.render({ ...about, ...person, parts }, where) },
  ];
});

describe.each(all)('the $mail in $language', ({ subject, body, language }) => {
  test('says everything in its language, as HTML and as plain text', async () => {
    const plain = plainOf(mailHtml(body));
    for (const text of [subject, plain]) expect(text).not.toMatch(/applications\.\w|\{\{|undefined/);
    expect(plain).toContain('https://prilika.test/oglasi/');
    expect(mailHtml(body)).toContain(`lang="${language === 'sr' ? 'sr-Latn' : 'en'}"`);
  });

  test('shows what people typed as text and never as markup', async () => {
    expect(mailHtml(body)).not.toMatch(/<img src=x|<script|<a href="https:\/\/zlo|<b>Niš/);
  });
});

test('the parts of an application are counted in Serbian', async () => {
  const inWords = (documents: number, coverLetter: boolean, answers: number): string => {
    const { body } = confirmationMail.render(
      { ...about, name: 'Dragan', parts: { documents, coverLetter, answers }, closesOn: null },
      mailSurroundings('sr'),
    );
    return plainOf(mailHtml(body));
  };
  expect(inWords(2, true, 5)).toContain('2 dokumenta, propratno pismo, odgovori na 5 pitanja');
  expect(inWords(1, false, 1)).toContain('1 dokument, odgovor na 1 pitanje.');
  expect(inWords(0, true, 0)).toContain('bez CV-ja, propratno pismo.');
});

test.each([
  ['sr', ['Uskoro se brišu 24 prijave', '4 prijave', '1 prijava', '24 meseca', '12 meseci', 'Još 1 oglas']],
  ['en', ['24 applications will be deleted', '4 applications', '1 application', '24 months', '1 more posting']],
] as const)('the mail about deletion in %s counts, and names no more than twenty postings', async (language, said) => {
  const postings = Array.from({ length: 21 }, (_, index) => ({
    postingId: index + 1,
    positionTitle: `Kuvar ${index + 1}`,
    applications: index === 0 ? 4 : 1,
  }));
  const params = { ...toPostingsInMail(postings), lastDay: '2026-12-05' };
  const { subject, body } = deletionMail.render(params, mailSurroundings(language));
  const text = `${subject} ${plainOf(mailHtml(body))}`;
  for (const part of said) expect(text).toContain(part);
  expect(text).toContain('Kuvar 20');
  expect(text).not.toContain('Kuvar 21');
  expect(text).toContain('https://prilika.test/profil/poslodavac/oglasi');
});

test('a guest is invited once to make an account, somebody with one is led to their application', async () => {
  const facts = { ...about, name: 'Dragan', parts, closesOn: null };
  const mailWith = (ownPage: string | null): string =>
    plainOf(mailHtml(confirmationMail.render({ ...facts, ownPage }, mailSurroundings('sr')).body));
  const registration = 'https://prilika.test/registracija/kandidat';
  const toGuest = mailWith(null);
  expect(toGuest.split(registration)).toHaveLength(2);
  expect(toGuest).not.toContain('/profil/');
  const toCandidate = mailWith('an-id');
  expect(toCandidate).not.toContain(registration);
  expect(toCandidate).toContain('https://prilika.test/profil/kandidat/prijave/an-id');
});
