import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import { insertAnnouncement } from '#features/content/announcements/server/announcement-store.ts';
import type { ArticleInput } from '#features/content/articles/fields.ts';
import { changeArticle, hidePosts, insertArticle } from '#features/content/articles/server/article-store.ts';
import { insertPublished, newPairKey, wordsToFind } from '#features/content/articles/server/new-article.ts';
import {
  addVersion,
  insertPageText,
  insertText,
  writeValues,
} from '#features/content/editing/server/edited-text-store.ts';
import { blogArticles, editedTexts } from '#features/content/editing/server/edited-text-table.ts';
import { builtInValues } from '#features/content/pages/server/page-text.ts';
import type { Files } from '#features/files/server/index.ts';
import type { Executor } from '#host/database/database.ts';
import { localDay } from '#kit/dates.ts';
import { demoArticles, illustratedArticle } from './demo-articles.ts';
import { firstDayPicture, firstDayPictureSize } from './demo-files.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** What an administrator has written: texts of the blog in every state, a newer privacy notice, announcements. */
export async function loadDemoTexts(tx: Executor, { adminId, now }: { adminId: string; now: Date }): Promise<void> {
  const ago = (millis: number) => new Date(now.getTime() - millis);
  const deed = (millis: number) => ({ accountId: adminId, now: ago(millis) });
  const draft = async (values: ArticleInput): Promise<void> => {
    const { id } = await insertText(tx, values, deed(3 * HOUR));
    const columns = { textId: id, pairKey: newPairKey(id), publishedAt: null };
    await insertArticle(tx, { ...columns, searchFolded: wordsToFind(values) });
  };
  await draft(demoArticles.draft);
  await insertPublished(tx, demoArticles.scheduled, {
    publishedAt: new Date(now.getTime() + 2 * DAY),
    now: ago(5 * HOUR),
  });
  const withdrawn = await insertPublished(tx, demoArticles.withdrawn, {
    publishedAt: ago(90 * DAY),
    now: ago(90 * DAY),
  });
  await changeArticle(tx, withdrawn, { publishedAt: null, withdrawnAt: ago(20 * DAY) });
  await hidePosts(tx, newPairKey(withdrawn));
  // One of the first texts is being rewritten; readers see it as it was.
  const [interview] = await tx
    .select({ id: editedTexts.id, values: editedTexts.values })
    .from(editedTexts)
    .innerJoin(blogArticles, eq(blogArticles.textId, editedTexts.id))
    .where(eq(blogArticles.pairKey, 'interview'));
  if (interview) {
    const values = interview.values as ArticleInput;
    const sr = { ...values.sr, title: `${values.sr.title}, uživo ili na daljinu` };
    await writeValues(tx, interview.id, { ...values, sr }, deed(2 * HOUR));
  }

  // A newer privacy notice. It asks nobody to agree anew: that would be above every page of the demo.
  const privacy = await insertPageText(tx, 'privacy', builtInValues('privacy'), deed(6 * DAY));
  if (privacy) {
    const version = { values: privacy.values, inForceOn: localDay(ago(6 * DAY)) };
    await addVersion(tx, privacy.id, version, deed(6 * DAY));
  }

  const announcement = (
    values: Pick<
      Parameters<typeof insertAnnouncement>[1],
      'level' | 'audience' | 'textSr' | 'textEn' | 'startsAt' | 'endsAt'
    >,
  ) => insertAnnouncement(tx, { ...values, createdAt: ago(30 * DAY) });
  await announcement({
    level: 'info',
    audience: 'employer',
    startsAt: ago(2 * DAY),
    endsAt: new Date(now.getTime() + 12 * DAY),
    textSr:
      'Kandidatima sada možete da ponudite termine za razgovor. Pogledajte [svoje oglase](/profil/poslodavac/oglasi).',
    textEn: 'You can now offer candidates times for an interview. See [your postings](/profil/poslodavac/oglasi).',
  });
  await announcement({
    level: 'warning',
    audience: 'all',
    startsAt: new Date(now.getTime() + 3 * DAY),
    endsAt: new Date(now.getTime() + 3 * DAY + 4 * HOUR),
    textSr: 'Sajt večeras neće raditi zbog održavanja, najduže četiri sata.',
    textEn: 'The site will be down for maintenance tonight, for four hours at most.',
  });
  await announcement({
    level: 'info',
    audience: 'jobseeker',
    startsAt: ago(30 * DAY),
    endsAt: ago(23 * DAY),
    textSr: 'CV sada može da se napravi i sa nazivima delova na engleskom.',
    textEn: 'Your CV can now be made with English headings as well.',
  });
}

/** A text of the blog with an uploaded picture; the others have drawings. */
export async function loadIllustratedArticle(files: Pick<Files, 'save'>, now: Date): Promise<void> {
  const picture = { name: 'prvi-dan.png', mediaType: 'image/png', ...firstDayPictureSize };
  const content = Readable.from([await firstDayPicture()]);
  await files.save({ ...picture, purpose: 'blogImage', ownerId: null, content }, async (tx, { id }) => {
    const publishedAt = new Date(now.getTime() - 3 * DAY);
    await insertPublished(tx, { ...illustratedArticle, blogImage: id }, { publishedAt, now: publishedAt });
  });
}
