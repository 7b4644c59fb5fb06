import { type Statement, sampleStatement, statementPart } from '#features/decisions/server/index.ts';
import { letter } from '#host/mail/letter.tsx';
import { pageAddress } from '#kit/site-map.ts';

interface Access {
  company: string;
  /** Number of postings that are closed or reopened by the action. */
  postings: number;
  /** Why it is blocked. */
  statement?: Statement | undefined;
}

/** To a company's answering owner: the company is blocked, with the number of postings affected. */
export const companyBlockedMail = letter({
  name: 'companies.blocked',
  texts: 'administration.companies.mail.blocked',
  sample: { company: 'Kvarc Računovodstvo', postings: 3, statement: sampleStatement },
  facts: ({ company, postings }: Access) => ({ company, count: postings }),
  body: ({ postings, statement }, where) => [
    'text',
    postings > 0 && 'postings',
    statementPart(statement, where),
    'next',
  ],
  button: pageAddress('contact'),
});

/** To a company's answering owner: the company is unblocked. */
export const companyUnblockedMail = letter({
  name: 'companies.unblocked',
  texts: 'administration.companies.mail.unblocked',
  sample: { company: 'Kvarc Računovodstvo', postings: 3 },
  facts: ({ company, postings }: Access) => ({ company, count: postings }),
  body: ({ postings }) => ['text', postings > 0 && 'postings', 'next'],
  button: pageAddress('my-postings'),
});

/** To a member whose account is blocked while the company remains active. */
export const memberBlockedMail = letter({
  name: 'companies.member-blocked',
  texts: 'administration.companies.mail.memberBlocked',
  sample: { company: 'Kvarc Računovodstvo', statement: sampleStatement },
  facts: ({ company }: Pick<Access, 'company' | 'statement'>) => ({ company }),
  body: ({ statement }, where) => ['text', statementPart(statement, where)],
  button: pageAddress('contact'),
});

/** To a member whose account is unblocked. */
export const memberUnblockedMail = letter({
  name: 'companies.member-unblocked',
  texts: 'administration.companies.mail.memberUnblocked',
  sample: { company: 'Kvarc Računovodstvo' },
  facts: ({ company }: { company: string }) => ({ company }),
  button: pageAddress('my-postings'),
});
