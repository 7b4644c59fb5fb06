import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';

interface About {
  postingId: number;
  positionTitle: string;
}

interface Decided<Decision> extends About {
  decision: Decision;
  reason: string;
}

/** To the employer: the posting was approved and can be seen. */
export const publishedMail = letter({
  name: 'postings.published',
  texts: 'postings.moderation.mail.published',
  sample: { postingId: 1, positionTitle: 'Knjigovođa (m/ž)', closesOn: '2026-11-30' },
  facts: ({ positionTitle, closesOn }: About & { closesOn: LocalDay }, { day }) => ({
    positionTitle,
    date: day(closesOn),
  }),
  button: ({ postingId }) => pageAddress('posting', postingId),
});

/** To the employer: the posting was rejected, removed, or is reviewed again, and why. */
export const decisionMail = letter({
  name: 'postings.decision',
  texts: 'postings.moderation.mail.decision',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    decision: 'rejected',
    reason: 'Naziv radnog mesta ne odgovara opisu posla.',
  },
  kind: ({ decision }: Decided<'rejected' | 'removed' | 'recalled'>) => decision,
  facts: ({ positionTitle, reason }) => ({ positionTitle, reason }),
  body: ['text', 'reason', 'next'],
  button: ({ decision }) => [
    `${pageAddress('my-postings')}?tab=${decision === 'removed' ? 'history' : 'pending'}`,
    'myPostings',
  ],
});

/**
 * To the employer: changes of a live posting were approved, or refused and why; until then the old content was shown.
 */
export const changeMail = letter({
  name: 'postings.change',
  texts: 'postings.moderation.mail.change',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    decision: 'refused',
    reason: 'Naziv oglašivača ne pripada vašoj firmi.',
  },
  kind: ({ decision }: Decided<'approved' | 'refused'>) => decision,
  facts: ({ positionTitle, reason }) => ({ positionTitle, reason }),
  body: ({ decision }) => ['text', decision === 'refused' && 'reason'],
  button: ({ decision, postingId }) => pageAddress(decision === 'approved' ? 'posting' : 'posting-edit', postingId),
});
