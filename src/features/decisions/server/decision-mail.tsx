import { letter } from '#host/mail/letter.tsx';
import { MailText } from '#host/mail/mail-frame.tsx';
import { pageAddress } from '#kit/site-map.ts';
import type { DecisionAct } from '../decision-grounds.ts';
import { type Statement, sampleStatement, statementPart } from './statement.tsx';

/** What follows from an upheld objection, by the act that was objected to. */
export type Redress = Exclude<DecisionAct, 'reportUpheld' | 'objectionUpheld' | 'objectionRejected'> | 'nothing';

/** Other acts have mails of their own. */
type MailedAct = Exclude<
  DecisionAct,
  'postingRefused' | 'changeRefused' | 'postingRecalled' | 'postingRemoved' | 'companyBlocked'
>;

export interface Decided {
  act: MailedAct;
  /** The posting's title, the company's name or what a photo shows; empty for an account. */
  about: string;
  statement: Statement;
  redress?: Redress;
  /** Whether the company's members read it on the site too. */
  ofCompany: boolean;
}

/** To the person concerned, where the act has no mail of its own: what was decided, why, and how to object. */
export const decisionMadeMail = letter({
  name: 'decisions.made',
  texts: 'decisions.mail.made',
  sample: {
    act: 'objectionUpheld',
    about: 'Knjigovođa (m/ž)',
    statement: { ...sampleStatement, ground: 'no-violation', until: null },
    redress: 'postingRefused',
    ofCompany: true,
  },
  kind: ({ act }: Decided) => act,
  facts: ({ about }) => ({ about }),
  notification: {
    kind: 'posting',
    members: 'recruiter',
    path: ({ ofCompany }) => (ofCompany ? pageAddress('own-decisions') : null),
  },
  body: ({ statement, redress }, where) => [
    'text',
    statementPart(statement, where),
    redress ? <MailText key="redress">{where.t(`decisions.mail.redress.${redress}`)}</MailText> : null,
  ],
  button: ({ statement }) => statement.path,
});

/** To a person without a company whose account is unblocked; after an objection its decision says so. */
export const accountUnblockedMail = letter({
  name: 'decisions.account-unblocked',
  texts: 'decisions.mail.accountUnblocked',
  sample: {},
  facts: () => ({}),
  button: pageAddress('login-candidate'),
});
