import { addressed } from '#features/accounts/server/account-table.ts';
import type { Accounts } from '#features/accounts/server/index.ts';
import type { AuditActs } from '#host/audit/audit.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import { hashOpaqueToken, newOpaqueToken } from '#host/sessions/opaque-token.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { type CompanyRole, hasRole } from '#kit/company-role.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';
import type { EmployerRow } from '../../server/employer-table.ts';
import * as contract from '../contract.ts';
import type { InviteInput, Team } from '../fields.ts';
import { teamLimits } from '../team-limits.ts';
import { isLastOwner, settleAnswering } from './answering-owner.ts';
import { invitationMail, leftMail, removedMail, roleChangedMail } from './team-mail.ts';
import { calledBy, toTeam } from './team-rows.ts';
import type { MemberRow } from './team-store.ts';
import * as store from './team-store.ts';

/** A locked company whose team is being changed; the actor is still a member. */
interface Scene {
  tx: Executor;
  company: EmployerRow;
  members: MemberRow[];
  me: MemberRow;
}

const memberOf = ({ members }: Scene, id: string): MemberRow => {
  const member = members.find((one) => one.id === id);
  if (!member) throw new Problem('employers.member-not-found');
  return member;
};

/** Reads and changes the team of a company. */
function createTeamActs({ database, clock, audit }: Pick<Machinery, 'database' | 'clock' | 'audit'>) {
  const read = async (executor: Executor, { accountId, employerId }: EmployerActor): Promise<Team> => {
    const members = await store.listMembers(executor, employerId);
    const invitations = await store.listInvitations(executor, employerId);
    const answering = await store.answeringOf(executor, employerId);
    return toTeam(members, invitations, { accountId, answering, now: clock.now() });
  };

  /**
   * Changes the team of the actor's company. The permission is checked again after locking the company, since another
   * owner may have removed or demoted the actor in the meantime.
   */
  const change = <T>(actor: EmployerActor, needs: CompanyRole, act: (scene: Scene) => Promise<T>): Promise<T> =>
    database.transaction(async (tx) => {
      const company = await store.lockCompany(tx, actor.employerId);
      const members = await store.listMembers(tx, actor.employerId);
      const me = members.find(({ id }) => id === actor.accountId);
      if (!company || !me) throw new Problem('unauthorized');
      if (!hasRole(me.role, needs)) throw new Problem('forbidden');
      return act({ tx, company, members, me });
    });

  const note = (
    { tx, me, company }: Scene,
    action: keyof AuditActs,
    accountId: string | null,
    details: Record<string, string | number> = {},
  ): Promise<void> =>
    audit.record(tx, {
      actor: me.id,
      action,
      objectKind: accountId === null ? 'employer' : 'account',
      objectId: accountId ?? String(company.id),
      details: { company: company.id, ...details },
    });

  return { read, change, note };
}

interface InvitingDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer'> {
  invitationsPerCompany: RateLimit;
}

/** Owners invite people to their company (rules.md#team). */
export function createInvitingRoutes(deps: InvitingDeps): Route[] {
  const { database, clock, mailer } = deps;
  const { read, change, note } = createTeamActs(deps);

  const invite = async (scene: Scene, { email, role }: InviteInput, language: Language): Promise<void> => {
    const { tx, company, members, me } = scene;
    const now = clock.now();
    if (members.some((member) => member.email === email)) throw new Problem('employers.already-member');
    const open = await store.countOpen(tx, company.id, { now, except: email });
    if (members.length + open >= teamLimits.places)
      throw new Problem('employers.team-full', { params: { count: teamLimits.places } });
    const expiresAt = new Date(now.getTime() + teamLimits.invitationDays * 86_400_000);
    const invitation = await store.upsertInvitation(tx, {
      employerId: company.id,
      email,
      role,
      invitedBy: me.id,
      createdAt: now,
      expiresAt,
      tokenHash: hashOpaqueToken(newOpaqueToken()),
    });
    await mailer.queue(tx, {
      template: invitationMail,
      to: email,
      language,
      aboutAccountId: me.id,
      // Called only if the mail is queued; otherwise the older link remains valid.
      params: async () => {
        const token = newOpaqueToken();
        await store.setToken(tx, invitation.id, hashOpaqueToken(token));
        const invitedBy = calledBy(me) ?? '';
        return { token, company: company.company, invitedBy, role, expiresAt: expiresAt.toISOString() };
      },
    });
    await note(scene, 'employers.invite', null, { role });
  };

  return [
    on(contract.inviteMember, async ({ actor, body, language }) => {
      await deps.invitationsPerCompany.consume(String(actor.employerId));
      await change(actor, 'owner', (scene) => invite(scene, body, language));
      return read(database.executor, actor);
    }),

    on(contract.withdrawInvitation, async ({ actor, id }) => {
      await change(actor, 'owner', async (scene) => {
        if (!(await store.deleteInvitation(scene.tx, actor.employerId, id)))
          throw new Problem('employers.invitation-not-found');
        await note(scene, 'employers.withdraw-invitation', null);
      });
      return read(database.executor, actor);
    }),
  ];
}

interface TeamDeps extends Pick<Machinery, 'database' | 'clock' | 'audit' | 'mailer' | 'notifications'> {
  accounts: Pick<Accounts, 'administration' | 'rename'>;
}

/** Routes for a company's members (rules.md#team). Every change is recorded in the audit log. */
export function createTeamRoutes(deps: TeamDeps): Route[] {
  const { database, clock, mailer, notifications, accounts } = deps;
  const { read, change, note } = createTeamActs(deps);

  const remove = async (scene: Scene, id: string): Promise<void> => {
    const { tx, company, members, me } = scene;
    const member = memberOf(scene, id);
    if (id !== me.id && !hasRole(me.role, 'owner')) throw new Problem('forbidden');
    if (isLastOwner(members, id)) throw new Problem('employers.last-owner');
    await store.deleteMember(tx, id);
    await notifications.deleteOf(tx, id);
    await settleAnswering(tx, company);
    await accounts.administration.endSessions(tx, id, clock.now());
    const left = member.id === me.id;
    await note(scene, left ? 'employers.leave' : 'employers.remove-member', id, { role: member.role });
    if (!left) {
      const params = { company: company.company };
      await mailer.queue(tx, { ...addressed(member), template: removedMail, params });
      return;
    }
    const params = { company: company.company, name: calledBy(member) ?? '' };
    const owners = members.filter((one) => one.role === 'owner' && one.id !== id && one.blockedAt === null);
    for (const owner of owners)
      await mailer.queue(tx, { ...addressed(owner), aboutAccountId: id, template: leftMail, params });
  };

  return [
    on(contract.listMembers, ({ actor }) => read(database.executor, actor)),

    on(contract.changeMember, async ({ actor, id, body: { role } }) => {
      await change(actor, 'owner', async (scene) => {
        const { tx, company, members } = scene;
        const member = memberOf(scene, id);
        if (member.role === role) return;
        if (role !== 'owner' && isLastOwner(members, id)) throw new Problem('employers.last-owner');
        await store.setRole(tx, id, role);
        await settleAnswering(tx, company);
        await note(scene, 'employers.change-role', id, { from: member.role, to: role });
        if (id === scene.me.id) return;
        const params = { company: company.company, role };
        await mailer.queue(tx, { ...addressed(member), template: roleChangedMail, params });
      });
      return read(database.executor, actor);
    }),

    on(contract.removeMember, ({ actor, id }) => change(actor, 'reader', (scene) => remove(scene, id))),

    on(contract.setOwnName, async ({ actor, body }) => {
      await database.transaction((tx) => accounts.rename(tx, actor.accountId, body));
      return read(database.executor, actor);
    }),
  ];
}
