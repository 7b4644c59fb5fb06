import type { z } from 'zod';
import { countTabs } from '#features/postings/server/posting-tabs.ts';
import type { Executor } from '#host/database/database.ts';
import type { EmployerActor } from '#kit/actor.ts';
import { hasRole } from '#kit/company-role.ts';
import type { ownCounts } from '../../own-fields.ts';
import { countNewDrafts } from './new-drafts.ts';

/** Counts for the tabs of „Moji oglasi”. */
export async function countOwnTabs(
  executor: Executor,
  actor: EmployerActor,
  now: Date,
): Promise<z.output<typeof ownCounts>> {
  const [tabs, drafts] = await Promise.all([
    countTabs(executor, actor.employerId, now),
    hasRole(actor.role, 'recruiter') ? countNewDrafts(executor, actor) : null,
  ]);
  return { ...tabs, drafts };
}
