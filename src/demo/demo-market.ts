import { z } from 'zod';
import { applicationStatuses, applicationTypes } from '#features/applying/application-type.ts';
import type { NewApplication } from '#features/applying/server/application-store.ts';
import { contactSenders, contactSubjects } from '#features/contact/contact-topics.ts';
import { reportReasons } from '#features/contact/report-reasons.ts';
import { readContent } from '#host/content-files.ts';
import type { DemoDocument } from './demo-document.tsx';

/* The market of the demo besides live postings. Ages are hours before the demo was loaded. */

/** An invented person's application to the demo account's own company. */
export type DemoApplication = Pick<
  NewApplication,
  'firstName' | 'lastName' | 'email' | 'phone' | 'city' | 'applicationType' | 'coverLetter' | 'status'
> & { hoursAgo: number; opened: boolean; cv: DemoDocument | null };

const hoursAgo = z.number();
const names = z.array(z.string());

const person = z.strictObject({
  name: z.tuple([z.string(), z.string()]),
  city: z.string(),
  type: z.enum(applicationTypes),
  status: z.enum(applicationStatuses),
  hoursAgo,
  opened: z.boolean(),
  letter: z.string().exactOptional(),
  trade: z.string().exactOptional(),
  about: z.string().exactOptional(),
  work: names.exactOptional(),
  school: z.string().exactOptional(),
  skills: names.exactOptional(),
});
type Person = z.output<typeof person>;

const market = readContent(
  'demo/market.yaml',
  z.strictObject({
    people: z.array(person),
    crowd: z.strictObject({ first: names, last: names, cities: names, streets: names }),
    waitingPostings: z.array(
      z.strictObject({
        hoursAgo,
        /** Why it waits: its words, or an unverified company. */
        why: z.enum(['wording', 'verification']),
        title: z.string().exactOptional(),
        adds: z.string(),
      }),
    ),
    ownPending: z.strictObject({
      rejected: z.strictObject({ adds: z.string(), reason: z.string() }),
      inReview: z.strictObject({ adds: z.string() }),
    }),
    reports: z.array(
      z.strictObject({
        reason: z.enum(reportReasons),
        text: z.string(),
        hoursAgo,
        email: z.string().nullable(),
        note: z.string().exactOptional(),
      }),
    ),
    messages: z.array(
      z.strictObject({
        name: z.string(),
        email: z.string(),
        sender: z.enum(contactSenders),
        subject: z.enum(contactSubjects),
        message: z.string(),
        hoursAgo,
        note: z.string().exactOptional(),
      }),
    ),
  }),
);

/** The rest of the market; the file says what each part is. */
export const { crowd: crowdNames, waitingPostings, ownPending, reports: demoReports, messages: demoMessages } = market;

const cvOf = (
  { name, city, trade = '', about = '', work = [], school = '', skills = [] }: Person,
  email: string,
): DemoDocument => ({
  title: name.join(' '),
  under: [trade, `${city} · ${email}`],
  sections: [
    { paragraphs: [about] },
    { heading: 'Radno iskustvo', points: work },
    { heading: 'Obrazovanje', paragraphs: [school] },
    { heading: 'Znanja', points: skills },
  ],
});

/** Newest first; the first is the demo candidate's. */
export const demoApplications: readonly DemoApplication[] = market.people.map((person, index) => {
  const [firstName, lastName] = person.name;
  const email = index === 0 ? 'kandidat@primer.rs' : `kandidat${index + 1}@primer.example`;
  return {
    firstName,
    lastName,
    email,
    city: person.city,
    phone: `+3816000000${10 + index}`,
    applicationType: person.type,
    coverLetter: person.letter ?? '',
    status: person.status,
    hoursAgo: person.hoursAgo,
    opened: person.opened,
    cv: person.type === 'letter' ? null : cvOf(person, email),
  };
});
