import { z } from 'zod';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { readContent } from '#host/content-files.ts';
import { codesOf } from '#kit/codes.ts';

const sentences = z.array(z.string().min(1));

/** Sentences that postings of all occupations share; the file says where each stands. */
export const {
  openings,
  remoteOpenings,
  abroadOpenings,
  teamSentences,
  yearsOfWork,
  experienceSentences,
  beginnerSentences,
  generalOffers,
  payDayPhrases,
  furtherInformation,
  abroadInformation,
  hiringSentences,
  otherWordings,
} = readContent(
  'demo/sentences.yaml',
  z.strictObject({
    openings: sentences,
    remoteOpenings: sentences,
    abroadOpenings: sentences,
    teamSentences: sentences,
    yearsOfWork: z.record(z.enum(codesOf(experienceLevels)), z.string()),
    experienceSentences: sentences,
    beginnerSentences: sentences,
    generalOffers: sentences,
    payDayPhrases: sentences,
    furtherInformation: sentences,
    abroadInformation: sentences,
    hiringSentences: sentences,
    otherWordings: z.record(z.string(), z.string()),
  }),
);
