import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import type { Executor } from '#host/database/database.ts';
import type { DemoDocument } from './demo-document.tsx';
import type { DemoPosting } from './demo-model.ts';

/** General data and CV of the demo candidate: nearly whole, so that the profile has something to suggest. */
const profile = {
  phone: '+381600000010',
  profession: 'Samostalna knjigovođa',
  experienceLevel: '3-5',
  educationLevel: 'strukovne',
  address: 'Mite Ružića 1',
  city: 'Beograd',
  birthday: '1995-03-14',
  education: [
    {
      title: 'Strukovna ekonomistkinja',
      institution: 'Visoka poslovna škola strukovnih studija, Beograd',
      dateFrom: '2014-10',
      dateTo: '2018-06',
    },
  ],
  experience: [
    {
      companyName: 'Bilans Plus, Beograd',
      positionName: 'Samostalna knjigovođa',
      dateFrom: '2022-03',
      dateTo: '',
    },
    {
      companyName: 'Gradina Market, Kragujevac',
      positionName: 'Fakturista',
      dateFrom: '2019-06',
      dateTo: '2022-02',
    },
  ],
  skills: ['PDV i poreske prijave', 'Obračun zarada', 'Završni račun', 'Engleski jezik, B2'],
  aboutMe:
    'Četiri godine samostalno vodim knjige za desetak trgovinskih i uslužnih preduzeća, od dnevnog knjiženja do završnog računa. Volim uredne evidencije i jasne rokove.',
} satisfies Partial<typeof candidateProfiles.$inferInsert>;

/** When she wrote her profile and, after it, made her CV: before the first application that it was sent with. */
export const profileWrittenAt = (now: Date): Date => new Date(now.getTime() - 30 * 24 * 3_600_000);

/** Writes what the demo candidate says of herself. */
export async function writeDemoCandidate(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.insert(candidateProfiles).values({ ...profile, accountId, version: 1, changedAt: profileWrittenAt(now) });
}

/** What a former employer wrote of her. */
export const recommendation: DemoDocument = {
  title: 'Preporuka, Gradina Market',
  under: ['Gradina Market, Kragujevac'],
  sections: [
    {
      paragraphs: [
        'Milica Đorđević je kod nas od juna 2019. do februara 2022. radila kao fakturista.',
        'Vodila je ulazne i izlazne fakture za četiri prodavnice, uredno i u roku, a u poslednjoj godini je samostalno pripremala PDV prijave.',
        'Rado bismo ponovo radili sa njom i preporučujemo je svakom poslodavcu.',
      ],
    },
  ],
};

/** One of her applications to another company. */
export interface SentByCandidate {
  /** State of the posting now. */
  to: DemoPosting['state'];
  daysAgo: number;
  kind: 'cv' | 'cv_letter' | 'letter';
  /** Empty for none. */
  letter: string;
  /** Hours until the employer opened it. */
  openedAfter?: number;
  /** Hours until she took it back. */
  withdrawnAfter?: number;
  /** To a company with an account, which can write to her. */
  answered?: boolean;
  /** Sent from her address before she had signed in. */
  guest?: boolean;
}

export const sentByCandidate: readonly SentByCandidate[] = [
  { to: 'active', daysAgo: 1, kind: 'cv', letter: '' },
  {
    to: 'active',
    daysAgo: 3,
    kind: 'cv_letter',
    openedAfter: 22,
    answered: true,
    letter:
      'Poštovani,\n\nsamostalno vodim knjige za desetak preduzeća i želim da to znanje prenesem u jedan tim. Mogu da počnem za petnaest dana.\n\nS poštovanjem,\nMilica Đorđević',
  },
  {
    to: 'active',
    daysAgo: 5,
    kind: 'letter',
    withdrawnAfter: 30,
    letter: 'Poštovani, zanima me rad od kuće na knjiženju i obračunu zarada.',
  },
  { to: 'expired', daysAgo: 24, kind: 'cv', letter: '', openedAfter: 51 },
  {
    to: 'closed',
    daysAgo: 28,
    kind: 'letter',
    openedAfter: 6,
    guest: true,
    letter: 'Dobar dan, pet godina radim u knjigovodstvu i rado bih čula više o ovom poslu.',
  },
];
