import type { SQL } from 'drizzle-orm';
import type { Executor } from '#host/database/database.ts';
import type { InterviewNews, Received } from '../sent-news.ts';

/** Data about applications stored by a higher-level feature. The composition provides one per feature. */
export interface ApplicationPart {
  /** Data about one application for the copy of personal data, under this name; without the employer's own records. */
  copied?: {
    name: string;
    collect: (executor: Executor, applicationId: string) => Promise<readonly object[]>;
  };
  /** Cancels pending actions: the applications were withdrawn, or their person is being erased. */
  cancel?(tx: Executor, applicationIds: readonly string[], cause: 'withdrawn' | 'erased'): Promise<void>;
  /** Deletes its rows about applications that are being deleted, or whose person is being erased. */
  erase(tx: Executor, applicationIds: readonly string[]): Promise<void>;
}

/** Data about applications from higher-level features, for the sender. */
export interface SentNewsSources {
  /** Messages from the company by application; applications without any are missing. */
  messages(executor: Executor, applicationIds: readonly string[]): Promise<Map<string, Received>>;
  /**
   * Interviews that are agreed or waiting for an answer, by application; applications without one are missing.
   * @param whose a condition on `applications`
   */
  interviews(executor: Executor, whose: SQL | undefined, now: Date): Promise<Map<string, InterviewNews>>;
}

/** Cancels, in the caller's transaction, what higher-level features have planned for these applications. */
export async function cancelPlanned(
  tx: Executor,
  parts: readonly ApplicationPart[],
  applicationIds: readonly string[],
  cause: 'withdrawn' | 'erased',
): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const { cancel } of parts) await cancel?.(tx, applicationIds, cause);
}

/** Deletes, in the caller's transaction, what higher-level features store about these applications. */
export async function eraseParts(
  tx: Executor,
  parts: readonly ApplicationPart[],
  applicationIds: readonly string[],
): Promise<void> {
  if (applicationIds.length === 0) return;
  for (const { erase } of parts) await erase(tx, applicationIds);
}
