import type { SQL } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { InterviewNews, Received } from '../sent-news.ts';

/** What a feature above stores about applications. The composition hands over one for each of them. */
export interface ApplicationPart {
  /** What it stores about one application, below its name in the person's copy; nothing that is the employer's own. */
  copied?: {
    name: string;
    collect: (executor: Executor, applicationId: string) => Promise<readonly object[]>;
  };
  /** Calls off what is still to come: the applications were withdrawn, or their person is being erased. */
  cancel?(tx: Executor, applicationIds: readonly string[], cause: 'withdrawn' | 'erased'): Promise<void>;
  /** Deletes its rows about applications that are about to be deleted, or whose person is being erased. */
  erase(tx: Executor, applicationIds: readonly string[]): Promise<void>;
}

/** What features above know of applications, for their sender. */
export interface SentNewsSources {
  /** Messages of the company by application; those without any are missing. */
  messages(executor: Executor, applicationIds: readonly string[]): Promise<Map<string, Received>>;
  /**
   * Interviews that wait for an answer or are agreed, by application; those without one are missing.
   * @param whose a condition on `applications`
   */
  interviews(executor: Executor, whose: SQL | undefined, now: Date): Promise<Map<string, InterviewNews>>;
}

/** Calls off, in the caller's transaction, what features above have planned with these applications. */
export async function cancelPlanned(
  tx: Executor,
  parts: readonly ApplicationPart[],
  applicationIds: readonly string[],
  cause: 'withdrawn' | 'erased',
): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const { cancel } of parts) await cancel?.(tx, applicationIds, cause);
}

/** Deletes, in the caller's transaction, what features above store about these applications. */
export async function eraseParts(
  tx: Executor,
  parts: readonly ApplicationPart[],
  applicationIds: readonly string[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const { erase } of parts) await erase(tx, applicationIds);
}
