import type { Files } from '#features/files/server/index.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import type { PostingInput } from '#features/postings/input-fields.ts';
import { daysAfter, liveEnd } from '#features/postings/posting-period.ts';
import { readEmployer } from '#features/postings/server/posting-company.ts';
import { readOwnUpload } from '#features/postings/server/posting-files.ts';
import { toPostingPage } from '#features/postings/server/posting-rows.ts';
import * as store from '#features/postings/server/posting-store.ts';
import type { PostingRow } from '#features/postings/server/posting-table.ts';
import { cleanInput, toColumns } from '#features/postings/server/posting-values.ts';
import type { Machinery } from '#host/machinery.ts';
import type { RateLimit } from '#host/rate-limit.ts';
import type { EmployerActor } from '#kit/actor.ts';
import type { Language } from '#kit/i18n/language.ts';
import { Problem } from '#kit/problem.ts';

/** The page of a draft as if it went live now, created by the same code as the page; nothing is stored. */
export function createPostingPreview(
  deps: Pick<Machinery, 'database' | 'clock'> & {
    files: Pick<Files, 'link'>;
    /** Rate limit of previews, which are computed each time. */
    previewsPerAccount: RateLimit;
  },
) {
  const { database, clock } = deps;
  return async (actor: EmployerActor, input: PostingInput, language: Language): Promise<PostingPage> => {
    const { employerId, accountId } = actor;
    await deps.previewsPerAccount.consume(accountId);
    const { executor } = database;
    const employer = await readEmployer(executor, employerId);
    if (!employer) throw new Problem('not-found');
    const clean = cleanInput(input);
    const now = clock.now();
    const posting = {
      ...toColumns(clean, 1),
      id: 0,
      employerId,
      state: 'active',
      firstPublishedAt: now,
      lastRenewedAt: null,
      liveUntil: liveEnd(daysAfter(now, clean.productDuration), clean.expiryDate),
      viewCount: 0,
      applicationCount: 0,
      // The wizard knows whether the ad type has a badge.
      badge: false,
    } as unknown as PostingRow & { badge: boolean };
    const [image, file] = await Promise.all([
      readOwnUpload(executor, deps.files, actor, clean.image),
      readOwnUpload(executor, deps.files, actor, clean.file),
    ]);
    const activePostings = await store.countLiveOf(executor, employerId, now);
    const figures = { activePostings, replies: null };
    return toPostingPage(posting, employer, figures, { image, file }, { language, now });
  };
}
