import { type Statement, sampleStatement, statementPart } from '#features/decisions/server/index.ts';
import { letter } from '#host/mail/letter.tsx';
import type { LocalDay } from '#kit/dates.ts';
import { pageAddress } from '#kit/site-map.ts';

interface About {
  postingId: number;
  positionTitle: string;
}

interface Decided<Decision> extends About {
  decision: Decision;
  statement?: Statement | undefined;
  /** In mails from before there were statements. */
  reason?: string;
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
  notification: { kind: 'posting', members: 'recruiter', path: ({ postingId }) => pageAddress('posting', postingId) },
  button: ({ postingId }) => pageAddress('posting', postingId),
});

type Refusal = 'rejected' | 'removed' | 'recalled';

const decisionPath = ({ decision }: Decided<Refusal>): string =>
  `${pageAddress('my-postings')}?tab=${decision === 'removed' ? 'history' : 'pending'}`;

/** To the employer: the posting was rejected, removed, or is reviewed again, and why. */
export const decisionMail = letter({
  name: 'postings.decision',
  texts: 'postings.moderation.mail.decision',
  sample: {
    postingId: 1,
    positionTitle: 'Knjigovođa (m/ž)',
    decision: 'rejected',
    statement: sampleStatement,
  },
  kind: ({ decision }: Decided<Refusal>) => decision,
  facts: ({ positionTitle, reason }) => ({ positionTitle, reason }),
  notification: { kind: 'posting', members: 'recruiter', path: decisionPath },
  body: ({ statement, reason }, where) => ['text', reason ? 'reason' : null, statementPart(statement, where), 'next'],
  button: (decided) => [decisionPath(decided), 'myPostings'],
});

const changePath = ({ decision, postingId }: Decided<'approved' | 'refused'>): string =>
  pageAddress(decision === 'approved' ? 'posting' : 'posting-edit', postingId);

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
    statement: sampleStatement,
  },
  kind: ({ decision }: Decided<'approved' | 'refused'>) => decision,
  facts: ({ positionTitle, reason }) => ({ positionTitle, reason }),
  notification: { kind: 'posting', members: 'recruiter', path: changePath },
  body: ({ statement, reason }, where) => ['text', reason ? 'reason' : null, statementPart(statement, where)],
  button: changePath,
});
