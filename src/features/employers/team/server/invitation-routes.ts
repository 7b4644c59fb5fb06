import type { AccountRow } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { isUniqueViolation } from '#host/database/violations.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { hashOpaqueToken } from '#host/sessions/opaque-token.ts';
import { Problem, validationProblem } from '#kit/problem.ts';
import * as contract from '../contract.ts';
import type { InvitationFacts, invitedAccounts } from '../fields.ts';
import { joinedMail } from './team-mail.ts';
import { calledBy } from './team-rows.ts';
import type { InvitationRow } from './team-store.ts';
import * as store from './team-store.ts';

interface InvitationDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  accounts: Pick<Accounts, 'invited'>;
  triesPerInvitation: RateLimit;
}

type InvitedAccount = (typeof invitedAccounts)[number];

const invalid = () => new Problem('employers.invitation-invalid');
const otherAccount = () => new Problem('employers.invitation-other-account');

/** State of the invited address's existing account. */
const accountOf = async (
  executor: Executor,
  account: AccountRow | null,
  employerId: number,
): Promise<InvitedAccount> => {
  if (!account) return 'none';
  if (account.accountType !== 'employer') return 'other-kind';
  if (account.blockedAt) return 'blocked';
  const membership = await store.findMembership(executor, account.id);
  if (!membership) return 'free';
  return membership.employerId === employerId ? 'member' : 'other-company';
};

/** An invitation that can be accepted now, with its company; null otherwise. */
const findOpen = async (executor: Executor, token: string, now: Date) => {
  const invitation = await store.findInvitation(executor, hashOpaqueToken(token));
  if (!invitation || invitation.expiresAt <= now) return null;
  const inviting = await store.findInviting(executor, invitation.employerId);
  return inviting && !inviting.blocked ? { invitation, company: inviting.company } : null;
};

const getOpen = async (executor: Executor, token: string, now: Date) => {
  const open = await findOpen(executor, token, now);
  if (!open) throw invalid();
  return open;
};

/** Routes for the holder of an invitation link, independent of who is signed in (rules.md#team). */
export function createInvitationRoutes(deps: InvitationDeps): Route[] {
  const { database, clock, audit, mailer, accounts } = deps;

  /** Accepts an invitation and locks the company. The caller must have inserted or locked the account. */
  const accept = async (tx: Executor, invitation: InvitationRow, account: AccountRow): Promise<void> => {
    const { employerId, role } = invitation;
    const company = await store.lockCompany(tx, employerId);
    if (!company || !(await store.deleteInvitation(tx, employerId, invitation.id))) throw invalid();
    const now = clock.now();
    await store.insertMember(tx, { accountId: account.id, employerId, role, joinedAt: now });
    await audit.record(tx, {
      actor: account.id,
      action: 'employers.join',
      objectKind: 'account',
      objectId: account.id,
      details: { company: employerId, role },
    });
    const members = await store.listMembers(tx, employerId);
    const params = { company: company.company, name: calledBy(account) ?? '', email: account.email, role };
    for (const owner of members.filter((one) => one.role === 'owner' && one.blockedAt === null)) {
      if (owner.id === account.id) continue;
      const { id: accountId, email: to, mailLanguage: language } = owner;
      const facts = { to, language, accountId, aboutAccountId: account.id };
      await mailer.queue(tx, { ...facts, template: joinedMail, params });
    }
  };

  return [
    // Reveals nothing about invitations whose link is no longer valid.
    on(contract.getInvitation, async ({ query: { token } }): Promise<InvitationFacts> => {
      const { executor } = database;
      const nothing = { invitation: null } as const;
      const invitation = token === '' ? null : await store.findInvitation(executor, hashOpaqueToken(token));
      if (!invitation) return { state: 'unknown', ...nothing };
      if (invitation.expiresAt <= clock.now()) return { state: 'expired', ...nothing };
      const open = await findOpen(executor, token, clock.now());
      if (!open) return { state: 'unknown', ...nothing };
      const { role, email, expiresAt, employerId, invitedBy } = invitation;
      const members = await store.listMembers(executor, employerId);
      const sender = members.find(({ id }) => id === invitedBy);
      const account = await accounts.invited.find(executor, email);
      return {
        state: 'open',
        invitation: {
          role,
          email,
          company: open.company,
          invitedBy: sender ? calledBy(sender) : null,
          expiresAt: expiresAt.toISOString(),
          account: await accountOf(executor, account, employerId),
        },
      };
    }),

    on(contract.joinCompany, async ({ language, body: { token, name, lastName, password } }) => {
      // Hashing is expensive, so unknown tokens are rejected first.
      const found = await getOpen(database.executor, token, clock.now());
      const passwordHash = await accounts.invited.hashPassword(password);
      try {
        return await database.transaction(async (tx) => {
          // Locked first: an account created concurrently through this link has also used up the invitation.
          const held = await accounts.invited.lock(tx, found.invitation.email);
          const open = await getOpen(tx, token, clock.now());
          if (held) throw otherAccount();
          const { invitation, company } = open;
          const { email } = invitation;
          const person = { email, name, lastName, passwordHash, language };
          await accept(tx, invitation, await accounts.invited.insert(tx, person));
          return { email, company };
        });
      } catch (error) {
        // An account of this address was created concurrently, through this link or by registration.
        if (!isUniqueViolation(error, 'accounts_email_unique')) throw error;
        throw (await findOpen(database.executor, token, clock.now())) ? otherAccount() : invalid();
      }
    }),

    on(contract.rejoinCompany, async ({ body: { token, password } }) => {
      const found = await getOpen(database.executor, token, clock.now());
      await deps.triesPerInvitation.consume(found.invitation.id);
      const { email, employerId } = found.invitation;
      const account = await accounts.invited.find(database.executor, email);
      if (!account || (await accountOf(database.executor, account, employerId)) !== 'free') throw otherAccount();
      if (!(await accounts.invited.passwordMatches(account, password)))
        throw validationProblem([{ path: 'password', code: 'wrong-password' }]);
      return database.transaction(async (tx) => {
        const held = await accounts.invited.lock(tx, email);
        const open = await getOpen(tx, token, clock.now());
        if (!held || (await accountOf(tx, held, employerId)) !== 'free') throw otherAccount();
        // The password may have changed since it was checked.
        if (held.passwordHash !== account.passwordHash)
          throw validationProblem([{ path: 'password', code: 'wrong-password' }]);
        await accounts.invited.markVerified(tx, held.id);
        await accept(tx, open.invitation, held);
        return { email, company: open.company };
      });
    }),
  ];
}
