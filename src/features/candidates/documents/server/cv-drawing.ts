import { buffer } from 'node:stream/consumers';
import type { Files } from '#features/files/server/index.ts';
import type { Clock } from '#host/clock.ts';
import { createQueue } from '#host/queue.ts';
import type { CvDocumentForm } from '../../cv-document-forms.ts';
import { toCandidateProfile, toCv } from '../../server/candidate-rows.ts';
import type { Candidate } from '../../server/candidate-store.ts';

/** Pixels of a photo on paper, at 300 to the inch. */
const photoPixels = 360;

/** Draws CVs as PDF, one at a time: it takes the process for some 300 ms (ADR 25). */
export function createCvDrawing({ clock, files }: { clock: Clock; files: Pick<Files, 'open'> }) {
  const drawing = createQueue({ concurrency: 1, waiting: 20 });

  /** The photo as a square JPEG; without one, or when its bytes cannot be read, the CV has initials. */
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
      return renderCv({ form, photo, cv, profile, changedAt: cv.changedAt, createdAt: clock.now() });
    });
}
