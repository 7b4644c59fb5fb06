import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Files } from '#features/files/server/index.ts';
import { postings } from '#features/postings/server/posting-table.ts';
import { textOfHtml } from '#kit/rich-text.ts';
import { slug } from '#kit/serbian-text.ts';
import { demoDocx, demoPicture, demoPictureSize } from './demo-files.ts';
import type { DemoPosting } from './demo-model.ts';

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

/** A posting of the demo as it was written. */
interface Written {
  id: number;
  posting: DemoPosting;
}

const paragraphsOf = ({ posting }: Written): string[] =>
  [posting.jobDescription, posting.conditionsDescription, posting.offersDescription]
    .map(textOfHtml)
    .filter((text) => text !== '');

/** Sentences and points of sanitised HTML. */
const partsOf = (html: string) => {
  const lines = (tag: string): string[] =>
    [...html.matchAll(new RegExp(`<${tag}>(.*?)</${tag}>`, 'gs'))].map(([, inner = '']) => textOfHtml(inner));
  return { paragraphs: lines('p'), points: lines('li') };
};

async function asPdfOf(posting: DemoPosting, company: string): Promise<Buffer> {
  const { renderDocument } = await import('./demo-document.tsx');
  return renderDocument({
    title: posting.positionTitle,
    under: [company],
    sections: [
      { heading: 'Opis posla', ...partsOf(posting.jobDescription) },
      { heading: 'Uslovi', ...partsOf(posting.conditionsDescription) },
      { heading: 'Šta nudimo', ...partsOf(posting.offersDescription) },
    ],
  });
}

const fileName = ({ positionTitle }: DemoPosting, ending: string): string =>
  `${slug(positionTitle.replace(' (m/ž)', ''))}.${ending}`;

/**
 * Adds a picture or a file to a few postings of one employer, so that each kind of content is visible: the first gets
 * a picture and a PDF in addition to its text, the second a PDF and the third a Word document instead of it.
 */
export async function loadDemoFiles(
  files: Pick<Files, 'save'>,
  { ownerId, company }: { ownerId: string; company: string },
  [withPicture, asPdf, asDocx]: readonly Written[],
): Promise<void> {
  const keep = (
    purpose: 'postingImage' | 'postingFile',
    file: { name: string; mediaType: string; width?: number; height?: number },
    content: Buffer,
    id: number,
    change: Partial<typeof postings.$inferInsert>,
  ): Promise<void> =>
    files.save({ ...file, purpose, ownerId, content: Readable.from([content]) }, async (tx, row) => {
      const used = purpose === 'postingImage' ? { imageFileId: row.id } : { fileId: row.id };
      await tx
        .update(postings)
        .set({ ...change, ...used })
        .where(eq(postings.id, id));
    });
  const asContent = (posting: DemoPosting) => ({
    contentType: 'file' as const,
    jobShortDescription: (posting.jobShortDescription || posting.positionTitle).slice(0, 160),
    jobDescription: '',
    conditionsDescription: '',
    offersDescription: '',
    additionalDescription: '',
  });

  if (withPicture) {
    const { id, posting } = withPicture;
    const picture = { name: 'radno-mesto.png', mediaType: 'image/png', ...demoPictureSize };
    await keep('postingImage', picture, await demoPicture(), id, {});
    const pdf = await asPdfOf(posting, company);
    await keep('postingFile', { name: 'opis-posla.pdf', mediaType: 'application/pdf' }, pdf, id, {});
  }
  if (asPdf) {
    const pdf = await asPdfOf(asPdf.posting, company);
    const file = { name: fileName(asPdf.posting, 'pdf'), mediaType: 'application/pdf' };
    await keep('postingFile', file, pdf, asPdf.id, asContent(asPdf.posting));
  }
  if (asDocx) {
    const docx = demoDocx(asDocx.posting.positionTitle, paragraphsOf(asDocx));
    const file = { name: fileName(asDocx.posting, 'docx'), mediaType: docxType };
    await keep('postingFile', file, docx, asDocx.id, asContent(asDocx.posting));
  }
}
