import { describe, expect, test } from 'vitest';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { type GuestApplicationForm, guestApplicationInput } from './fields.ts';

const form = (change: object = {}): GuestApplicationForm => ({
  firstName: 'Dragan',
  lastName: 'Ćirić',
  email: 'Dragan@Primer.rs',
  phone: '064/123-4567',
  city: 'Pančevo',
  applicationType: 'cv',
  terms: true,
  ...change,
});

const issues = (change: object): string[] => {
  const result = guestApplicationInput.safeParse(form(change), { reportInput: true });
  return result.success ? [] : toFieldIssues(result.error).map(({ path, code }) => `${path} ${code}`);
};

describe('a guest’s form', () => {
  test('is stored in one form whatever way it was typed', () => {
    const typed = form({ birthDate: '31. 5. 1994.', coverLetter: '  Zdravo  ' });
    expect(guestApplicationInput.parse(typed)).toMatchObject({
      email: 'dragan@primer.rs',
      phone: '+381641234567',
      birthDate: '1994-05-31',
      coverLetter: 'Zdravo',
      address: '',
      documents: [],
      withoutCv: false,
    });
    expect(guestApplicationInput.parse(form({ birthDate: '1994-05-31' })).birthDate).toBe('1994-05-31');
  });

  test.each(['cv_letter', 'letter'])(
    'needs a cover letter as %s, which is told beside other faults',
    (applicationType) => {
      expect(issues({ applicationType, coverLetter: '  ' })).toEqual(['coverLetter required']);
      expect(issues({ applicationType, city: '' }).sort()).toEqual(['city required', 'coverLetter required']);
      expect(issues({ applicationType, coverLetter: 'Zdravo' })).toEqual([]);
    },
  );

  test.each([
    [{ birthDate: '30. 2. 1994.' }, 'birthDate date'],
    [{ phone: '060123' }, 'phone phone'],
    [{ terms: false }, 'terms must-agree'],
    [{ applicationType: 'fax' }, 'applicationType not-listed'],
    [{ coverLetter: 'x'.repeat(2001) }, 'coverLetter too-long'],
    [
      { documents: Array.from({ length: 6 }, () => ({ fileId: crypto.randomUUID(), guestToken: 'x' })) },
      'documents too-many',
    ],
  ])('refuses %o', (change, issue) => {
    expect(issues(change)).toEqual([issue]);
  });
});
