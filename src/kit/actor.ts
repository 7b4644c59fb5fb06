import { type CompanyRole, companyRoles, hasRole } from './company-role.ts';
import type { Access } from './endpoint.ts';
import { Problem } from './problem.ts';

export const accountTypes = ['jobseeker', 'employer', 'admin'] as const;
export type AccountType = (typeof accountTypes)[number];

export interface Guest {
  kind: 'guest';
}

interface SignedIn {
  kind: 'account';
  accountId: string;
  sessionId: string;
}

export interface Jobseeker extends SignedIn {
  accountType: 'jobseeker';
}

export interface EmployerActor extends SignedIn {
  accountType: 'employer';
  employerId: number;
  role: CompanyRole;
}

export interface Admin extends SignedIn {
  accountType: 'admin';
}

export type Account = Jobseeker | EmployerActor | Admin;

/** The caller. */
export type Actor = Guest | Account;

/** The caller of an endpoint, as guaranteed by its access. */
export type ActorOf<A extends Access> = A extends 'public'
  ? Actor
  : A extends 'account'
    ? Account
    : A extends 'jobseeker'
      ? Jobseeker
      : A extends 'admin'
        ? Admin
        : EmployerActor;

export const guest: Guest = { kind: 'guest' };

/** The caller's role, which identifies nobody. */
export const roleOf = (actor: Actor): AccountType | 'guest' => (actor.kind === 'guest' ? 'guest' : actor.accountType);

/** Throws 401 for a guest. */
export function requireAccount(actor: Actor): Account {
  if (actor.kind === 'guest') throw new Problem('unauthorized');
  return actor;
}

/** Throws 401 for a guest, 403 for another kind of account (rules.md#roles). */
export function requireType<T extends AccountType>(actor: Actor, type: T): Extract<Account, { accountType: T }> {
  const account = requireAccount(actor);
  if (account.accountType !== type) throw new Problem('forbidden');
  return account as Extract<Account, { accountType: T }>;
}

/** Throws 401 for a guest, 403 for anybody but a member of a company with at least this role (rules.md#team). */
export function requireRole(actor: Actor, role: CompanyRole): EmployerActor {
  const member = requireType(actor, 'employer');
  if (!hasRole(member.role, role)) throw new Problem('forbidden');
  return member;
}

const isRole = (access: Access): access is CompanyRole => companyRoles.some((role) => role === access);

/** Checks an endpoint's {@link Access} before anything else is read. */
export function requireAccess(actor: Actor, access: Access): void {
  if (access === 'public') return;
  if (access === 'account') requireAccount(actor);
  else if (isRole(access)) requireRole(actor, access);
  else requireType(actor, access);
}
