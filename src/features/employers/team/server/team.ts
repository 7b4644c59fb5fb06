import type { Accounts } from '#features/accounts/server/index.ts';
import type { Route } from '#host/http/call-context.ts';
import { defineJob } from '#host/jobs/jobs.ts';
import type { Machinery } from '#host/machinery.ts';
import { teamLimits } from '../team-limits.ts';
import { createInvitationRoutes } from './invitation-routes.ts';
import { createInvitingRoutes, createTeamRoutes } from './team-routes.ts';
import { deleteRunOut } from './team-store.ts';

/** Deletes invitations that expired long ago (rules.md#retention). */
export const deleteExpiredInvitationsJob = defineJob({
  name: 'employers.forget-invitations',
  cron: '51 3 * * *',
});

/** Members of a company and invitations to it (rules.md#team). */
export async function createTeam(
  deps: Pick<Machinery, 'database' | 'clock' | 'audit' | 'jobs' | 'mailer' | 'notifications' | 'rateLimit'> & {
    accounts: Pick<Accounts, 'administration' | 'rename' | 'invited'>;
  },
): Promise<Route[]> {
  const team = createTeamRoutes(deps);
  const inviting = createInvitingRoutes({
    ...deps,
    invitationsPerCompany: deps.rateLimit({
      name: 'invitations-company',
      points: teamLimits.invitationsPerDay,
      seconds: 86_400,
    }),
  });
  const invitations = createInvitationRoutes({
    ...deps,
    triesPerInvitation: deps.rateLimit({ name: 'invitation-password', points: 10, seconds: 900 }),
  });
  await deps.jobs.handle(deleteExpiredInvitationsJob, async () => {
    const until = deps.clock.now().getTime() - teamLimits.retentionDays * 86_400_000;
    await deleteRunOut(deps.database.executor, new Date(until));
  });
  return [...team, ...inviting, ...invitations];
}
