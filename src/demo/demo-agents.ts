import type { AgentSearch } from '#features/agents/agent-search.ts';
import type { AgentFrequency } from '#features/agents/frequency.ts';

/** A digital agent of the demo; days count back from now. */
export interface DemoAgent {
  title: string;
  search: Partial<Pick<AgentSearch, 'categories' | 'locations' | 'contractTypes' | 'workModels' | 'keywords'>>;
  /** It searches for the two companies that hire most instead; the title is theirs. */
  ofCompanies?: true;
  frequency: AgentFrequency;
  createdDaysAgo: number;
  seenDaysAgo: number;
  mailedDaysAgo?: number;
  /** Its mail was switched off then. */
  offDaysAgo?: number;
  /** It writes again so many days from now. */
  pausedForDays?: number;
}

/** Of the demo candidate: one with new postings, one that is paused, one that is off, one with keywords. */
export const candidatesAgents: readonly DemoAgent[] = [
  {
    title: 'PDV i obračun zarada',
    search: { keywords: ['PDV prijava', 'obračun zarada'] },
    frequency: 'daily',
    createdDaysAgo: 12,
    seenDaysAgo: 1,
    mailedDaysAgo: 1,
  },
  {
    title: '',
    search: {},
    ofCompanies: true,
    frequency: 'instant',
    createdDaysAgo: 60,
    seenDaysAgo: 1,
    mailedDaysAgo: 24,
    offDaysAgo: 20,
  },
  {
    title: 'Finansije od kuće',
    search: {
      categories: ['racunovodstvo', 'finansije', 'administracija'],
      workModels: ['od-kuce', 'hibrid'],
    },
    frequency: 'weekly',
    createdDaysAgo: 45,
    seenDaysAgo: 1,
    mailedDaysAgo: 9,
    pausedForDays: 12,
  },
  {
    title: 'Računovođa u Beogradu',
    search: {
      categories: ['racunovodstvo', 'finansije'],
      locations: ['beograd'],
      contractTypes: ['neodredjeno'],
    },
    frequency: 'instant',
    createdDaysAgo: 40,
    seenDaysAgo: 2,
    mailedDaysAgo: 1,
  },
];

/** Of others, who can sign in as well. */
export const othersAgents: readonly {
  email: string;
  name: string;
  lastName: string;
  agents: readonly DemoAgent[];
}[] = [
  {
    email: 'nikola@primer.example',
    name: 'Nikola',
    lastName: 'Savić',
    agents: [
      {
        title: 'Vozač, Vojvodina',
        search: { categories: ['transport'], locations: ['novi-sad', 'subotica'] },
        frequency: 'instant',
        createdDaysAgo: 30,
        seenDaysAgo: 6,
        mailedDaysAgo: 2,
      },
      {
        title: 'Magacin u Novom Sadu',
        search: { categories: ['magacin'], locations: ['novi-sad'] },
        frequency: 'daily',
        createdDaysAgo: 18,
        seenDaysAgo: 18,
        mailedDaysAgo: 1,
      },
    ],
  },
  {
    email: 'jelena@primer.example',
    name: 'Jelena',
    lastName: 'Ristić',
    agents: [
      {
        title: 'Programiranje od kuće',
        search: { categories: ['it-softver'], workModels: ['od-kuce'] },
        frequency: 'weekly',
        createdDaysAgo: 50,
        seenDaysAgo: 8,
        mailedDaysAgo: 7,
      },
    ],
  },
];
