import { expect, test } from 'vitest';
import type { AccountType } from '#kit/actor.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { ApplicationSent } from './application-sent.tsx';

const markup = (accountType: AccountType | null, language: 'sr' | 'en' = 'sr'): string =>
  renderMarkup(
    <ApplicationSent
      postingId={7}
      closesOn="2026-12-05"
      accountType={accountType}
      sent={{
        receipt: { positionTitle: 'Kuvar', company: 'Bistrica', email: 'ana@primer.rs' },
        parts: { documents: 1, coverLetter: false, answers: 0 },
        sentAt: '2026-11-20T13:05:00.000Z',
      }}
    />,
    language,
  );

test('a guest is invited to make an account with the same address', () => {
  const html = markup(null);
  expect(html.split('href="/registracija/kandidat"')).toHaveLength(2);
  expect(html).toContain('Ako napravite nalog sa adresom ana@primer.rs');
  expect(html).not.toContain('/profil/kandidat');
  expect(markup(null, 'en')).toContain('If you create an account with ana@primer.rs');
});

test('a candidate is led to the own applications, others nowhere', () => {
  const html = markup('jobseeker');
  expect(html).toContain('href="/profil/kandidat/prijave"');
  expect(html).not.toContain('/registracija');
  expect(markup('employer')).not.toMatch(/registracija|profil/);
});
