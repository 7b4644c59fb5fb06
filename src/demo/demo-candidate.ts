import { candidateProfiles } from '#features/candidates/server/candidate-table.ts';
import type { Executor } from '#platform/database/database.ts';

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

/** Writes what the demo candidate says of herself. */
export async function writeDemoCandidate(tx: Executor, accountId: string, now: Date): Promise<void> {
  await tx.insert(candidateProfiles).values({ ...profile, accountId, version: 1, changedAt: now });
}
