import { letter } from '#host/mail/letter.tsx';
import { pageAddress } from '#kit/site-map.ts';

interface Access {
  company: string;
  /** How many of its postings are closed by it, or open again. */
  postings: number;
}

/** To who answers for a company: it is blocked, with the effect on its number of postings. */
export const companyBlockedMail = letter({
  name: 'companies.blocked',
  texts: 'administration.companies.mail.blocked',
  sample: { company: 'Kvarc Računovodstvo', postings: 3 },
  facts: ({ company, postings }: Access) => ({ company, count: postings }),
  body: ({ postings }) => ['text', postings > 0 && 'postings', 'next'],
  button: pageAddress('contact'),
});

/** To who answers for a company: it is not blocked any more. */
export const companyUnblockedMail = letter({
  name: 'companies.unblocked',
  texts: 'administration.companies.mail.unblocked',
  sample: { company: 'Kvarc Računovodstvo', postings: 3 },
  facts: ({ company, postings }: Access) => ({ company, count: postings }),
  body: ({ postings }) => ['text', postings > 0 && 'postings', 'next'],
  button: pageAddress('my-postings'),
});

/** To a member whose account is blocked while the company goes on. */
export const memberBlockedMail = letter({
  name: 'companies.member-blocked',
  texts: 'administration.companies.mail.memberBlocked',
  sample: { company: 'Kvarc Računovodstvo' },
  facts: ({ company }: { company: string }) => ({ company }),
  button: pageAddress('contact'),
});

/** To a member whose account is not blocked any more. */
export const memberUnblockedMail = letter({
  name: 'companies.member-unblocked',
  texts: 'administration.companies.mail.memberUnblocked',
  sample: { company: 'Kvarc Računovodstvo' },
  facts: ({ company }: { company: string }) => ({ company }),
  button: pageAddress('my-postings'),
});
