import { expect, test } from 'vitest';
import { type Actor, guest, requireAccess, requireAccount, requireType } from './actor.ts';
import type { Access } from './endpoint.ts';
import { isProblem } from './problem.ts';

const base = { kind: 'account', accountId: 'a', sessionId: 's' } as const;
const jobseeker: Actor = { ...base, accountType: 'jobseeker' };
const employer: Actor = { ...base, accountType: 'employer', employerId: 7 };
const admin: Actor = { ...base, accountType: 'admin' };

const codeOf = (act: () => void): string | null => {
  try {
    act();
    return null;
  } catch (error) {
    if (isProblem(error)) return error.code;
    throw error;
  }
};

test.each<[Access, (string | null)[]]>([
  ['public', [null, null, null, null]],
  ['account', ['unauthorized', null, null, null]],
  ['jobseeker', ['unauthorized', null, 'forbidden', 'forbidden']],
  ['employer', ['unauthorized', 'forbidden', null, 'forbidden']],
  ['admin', ['unauthorized', 'forbidden', 'forbidden', null]],
])('what is for %s: a guest, a candidate, an employer, an administrator', (access, codes) => {
  const actors = [guest, jobseeker, employer, admin];
  expect(actors.map((actor) => codeOf(() => requireAccess(actor, access)))).toEqual(codes);
});

test('whoever may is answered', () => {
  expect(requireAccount(admin)).toBe(admin);
  expect(requireType(employer, 'employer').employerId).toBe(7);
});
