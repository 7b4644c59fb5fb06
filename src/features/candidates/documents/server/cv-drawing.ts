import { buffer } from 'node:stream/consumers';
import type { Files } from '#features/files/server/index.ts';
import type { Machinery } from '#host/machinery.ts';
import { createQueue } from '#host/queue.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { toCandidateProfile, toCv } from '../../server/candidate-rows.ts';
import type { Candidate } from '../../server/candidate-store.ts';

/** Side of a printed photo in pixels, at 300 dpi. */
const photoPixels = 360;

/** Renders CVs as PDF, one at a time, because each one blocks the process for some 300 ms (ADR 25). */
export function createCvDrawing({
  clock,
  translator,
  files,
}: Pick<Machinery, 'clock' | 'translator'> & { files: Pick<Files, 'open'> }) {
  const drawing = createQueue({ concurrency: 1, waiting: 20 });

  /** The photo as a square JPEG; null when there is none or its bytes cannot be read, and the CV shows initials. */
  const photoOf = async (id: string | null): Promise<Uint8Array | null> => {
    const photo = id === null ? null : await files.open(id);
    if (!photo) return null;
    const { default: sharp } = await import('sharp');
    try {
      const square = sharp(await buffer(photo.content))
        .resize({ width: photoPixels, height: photoPixels, fit: 'cover' })
        .flatten({ background: '#ffffff' });
      return new Uint8Array(await square.jpeg({ quality: 88 }).toBuffer());
    } catch {
      return null;
    }
  };

  return (form: CvDocumentForm, candidate: Candidate): Promise<Uint8Array> =>
    drawing.run(async () => {
      const photo = form === 'plain' ? null : await photoOf(candidate.profile?.photoFileId ?? null);
      const { renderCv } = await import('../../cv/server/cv-document.tsx');
      const cv = toCv(candidate);
      const profile = toCandidateProfile(candidate);
      const createdAt = clock.now();
      return renderCv({ form, photo, cv, profile, changedAt: cv.changedAt, createdAt }, translator);
    });
}
