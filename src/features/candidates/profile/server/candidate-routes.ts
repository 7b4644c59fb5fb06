import type { Accounts } from '#features/accounts/server/index.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { on, type Route } from '#host/http/call-context.ts';
import type { Machinery } from '#host/machinery.ts';
import type { Jobseeker } from '#kit/actor.ts';
import { Problem } from '#kit/problem.ts';
import { toJsonResume } from '../../cv/json-resume.ts';
import { getCv, getJsonResume, putCv } from '../../cv-contract.ts';
import { countDocuments } from '../../documents/server/document-store.ts';
import { getCandidateProfile, getCandidateSummary, putCandidateProfile } from '../../profile-contract.ts';
import { openPrompts } from '../../prompts/candidate-prompts.ts';
import { listDismissed } from '../../prompts/server/prompt-routes.ts';
import { toCandidateProfile, toCv } from '../../server/candidate-rows.ts';
import * as store from '../../server/candidate-store.ts';
import { cvCompleteness } from '../cv-completeness.ts';

/** Number of a candidate's digital agents, and of postings they found since the candidate last looked. */
export interface AgentCounts {
  agents: number;
  newHits: number;
}

/** Counts from other features for a candidate's account. */
export interface CandidateCounts {
  applications(executor: Executor, accountId: string): Promise<number>;
  savedPostings(executor: Executor, accountId: string): Promise<number>;
  agents(executor: Executor, accountId: string): Promise<AgentCounts>;
}

const jsonResumeOf = (candidate: store.Candidate) => {
  const cv = toCv(candidate);
  return toJsonResume(toCandidateProfile(candidate), cv, cv.changedAt);
};

/**
 * A candidate's general data and CV (rules.md#candidate-profile). Both are in one row with one version: a save based on
 * an outdated version changes nothing.
 */
export function createCandidateRoutes(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    accounts: Pick<Accounts, 'rename'>;
    files: Pick<Files, 'attachAt' | 'discard'>;
    counts: CandidateCounts;
  },
): Route[] {
  const { database, clock, accounts, files, counts } = deps;

  const read = async (executor: Executor, accountId: string): Promise<store.Candidate> => {
    const candidate = await store.findCandidate(executor, accountId);
    if (!candidate) throw new Problem('unauthorized');
    return candidate;
  };

  /** Runs a save; when a newer version exists, it is rejected with that version as `current`. */
  const save = async <T>(
    { accountId }: Jobseeker,
    toView: (candidate: store.Candidate) => T,
    write: (tx: Executor) => Promise<void>,
  ): Promise<T> => {
    try {
      await database.transaction(write);
    } catch (error) {
      if (!(error instanceof Problem && error.code === 'candidates.profile-changed')) throw error;
      throw new Problem(error.code, { current: toView(await read(database.executor, accountId)) });
    }
    return toView(await read(database.executor, accountId));
  };

  const writeOver = async (
    tx: Executor,
    accountId: string,
    version: number,
    change: Omit<store.ProfileChange, 'changedAt'>,
  ): Promise<void> => {
    const row = await store.writeProfile(tx, accountId, version, { ...change, changedAt: clock.now() });
    if (!row) throw new Problem('candidates.profile-changed');
  };

  return [
    on(getCandidateProfile, async ({ actor }) => toCandidateProfile(await read(database.executor, actor.accountId))),

    on(putCandidateProfile, ({ actor, body }) =>
      save(actor, toCandidateProfile, async (tx) => {
        const { accountId } = actor;
        const { version, name, lastName, photo, birthday, experienceLevel, educationLevel, ...texts } = body;
        // Locks the account before the profile, as everywhere; this also makes a concurrent save wait.
        await accounts.rename(tx, accountId, { name, lastName });
        const { profile } = await read(tx, accountId);
        const worn = profile?.photoFileId ?? null;
        if (photo !== null && photo !== worn) await files.attachAt('photo', tx, actor, { id: photo, purpose: 'photo' });
        await writeOver(tx, accountId, version, {
          ...texts,
          experienceLevel: experienceLevel || null,
          educationLevel: educationLevel || null,
          birthday: birthday || null,
          photoFileId: photo,
        });
        if (worn !== null && worn !== photo) await files.discard(tx, [worn]);
      }),
    ),

    on(getCv, async ({ actor }) => toCv(await read(database.executor, actor.accountId))),

    on(getJsonResume, async ({ actor }) => jsonResumeOf(await read(database.executor, actor.accountId))),

    on(putCv, ({ actor, body: { version, ...sections } }) =>
      save(actor, toCv, (tx) => writeOver(tx, actor.accountId, version, sections)),
    ),

    on(getCandidateSummary, async ({ actor: { accountId } }) => {
      const { executor } = database;
      const candidate = await read(executor, accountId);
      const cv = cvCompleteness({ ...toCandidateProfile(candidate), ...toCv(candidate) });
      const { agents, newHits } = await counts.agents(executor, accountId);
      const facts = { agents, cv: cv.complete };
      return {
        applications: await counts.applications(executor, accountId),
        agents,
        newHits,
        savedPostings: await counts.savedPostings(executor, accountId),
        documents: await countDocuments(executor, accountId),
        cv,
        prompts: openPrompts(facts, await listDismissed(executor, accountId)),
      };
    }),
  ];
}
