import { expect, test } from 'vitest';
import { type Actor, guest, requireAccess, requireAccount, requireType } from './actor.ts';
import type { CompanyRole } from './company-role.ts';
import type { Access } from './endpoint.ts';
import { isProblem } from './problem.ts';

const base = { kind: 'account', accountId: 'a', sessionId: 's' } as const;
const jobseeker: Actor = { ...base, accountType: 'jobseeker' };
const memberAs = (role: CompanyRole): Actor => ({ ...base, accountType: 'employer', employerId: 7, role });
const [reader, recruiter, owner] = [memberAs('reader'), memberAs('recruiter'), memberAs('owner')] as const;
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
  ['public', [null, null, null, null, null, null]],
  ['account', ['unauthorized', null, null, null, null, null]],
  ['jobseeker', ['unauthorized', null, 'forbidden', 'forbidden', 'forbidden', 'forbidden']],
  ['reader', ['unauthorized', 'forbidden', null, null, null, 'forbidden']],
  ['recruiter', ['unauthorized', 'forbidden', 'forbidden', null, null, 'forbidden']],
  ['owner', ['unauthorized', 'forbidden', 'forbidden', 'forbidden', null, 'forbidden']],
  ['admin', ['unauthorized', 'forbidden', 'forbidden', 'forbidden', 'forbidden', null]],
])('what is for %s: a guest, a candidate, a reader, a recruiter, an owner, an administrator', (access, codes) => {
  const actors = [guest, jobseeker, reader, recruiter, owner, admin];
  expect(actors.map((actor) => codeOf(() => requireAccess(actor, access)))).toEqual(codes);
});

test('whoever may is answered', () => {
  expect(requireAccount(admin)).toBe(admin);
  expect(requireType(reader, 'employer').employerId).toBe(7);
});
