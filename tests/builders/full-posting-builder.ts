import { catalog } from '#features/catalog/catalog.ts';
import type { PostingForm, PostingInput } from '#features/postings/input-fields.ts';
import { codeFields } from '#features/postings/posting-field-sets.ts';
import { type CodeField, postingFields } from '#features/postings/posting-field-table.ts';

/** In each field with codes the second and third of its list, in no list what a posting would hold anyway. */
const someCodes = Object.fromEntries(
  codeFields.map((field) => {
    const { kind, list } = postingFields[field];
    const [, second, third] = catalog[list].map(({ code }) => code);
    return [field, kind === 'codes' ? [second, third] : second];
  }),
) as Pick<PostingInput, CodeField>;

/** Two ways in which all fields together say something; each empties the fields of the modes it does not choose. */
export const fullPostingWays = ['text, applied to by link', 'short text, applied to by phone'] as const;
export type FullPostingWay = (typeof fullPostingWays)[number];

/**
 * A free posting with a value in every field, none of them the default; ad type and days are separate. The uploads
 * are ids of files of its sender.
 */
export const buildFullPosting = (
  way: FullPostingWay,
  uploads: { image: string; file: string },
): Required<PostingForm> => {
  const isShort = way === 'short text, applied to by phone';
  return {
    productGroup: 'free',
    productDuration: 15,
    positionTitle: 'Zlatar za nakit (m/ž)',
    ...someCodes,
    locations: ['nis', 'novi-sad'],
    salaryRange: { min: 900, max: 1200, currency: 'EUR', basis: 'gross' },
    expiryDate: '2026-12-01',
    notificationsEmail: 'prijave@kvarc.test',
    notificationsDigest: true,
    replyWithinDays: 7,
    contentType: isShort ? 'short' : 'text',
    jobShortDescription: 'Izrada prstenja po meri, u radionici sa četiri zlatara.',
    jobDescription: '<p>Izrađujete prstenje i minđuše.</p>',
    conditionsDescription: '<p>Sigurna ruka i strpljenje.</p>',
    offersDescription: '<p>Svetla radionica u centru.</p>',
    additionalDescription: '<p>Javićemo se svima.</p>',
    image: uploads.image,
    file: uploads.file,
    questions: [
      {
        id: 'alat',
        text: 'Imate li svoj alat?',
        answerType: 'single',
        answers: ['da', 'ne'],
        requiredAnswers: ['da'],
        otherwise: 'end',
      },
    ],
    // The company's own name in other words: another one would wait for approval.
    advertiserName: 'KVARC d.o.o.',
    advertiserEmail: 'zlatara@kvarc.test',
    isExternalApply: true,
    externalLink: isShort ? '' : 'https://kvarc.test/posao',
    externalPhone: '+381113334444',
  };
};
