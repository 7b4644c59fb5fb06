import { agentListMessages } from './list/messages.sr.ts';

/** Texts of digital agents. */
export const agentMessages = {
  list: agentListMessages,
  problems: {
    'not-found': 'Ovaj agent ne postoji.',
    'limit-reached': 'Dostigli ste najveći broj agenata ({{count}}). Obrišite jednog da biste napravili novog.',
    changed: 'Agent je u međuvremenu izmenjen u drugom prozoru ili na drugom uređaju. Pogledajte noviju verziju.',
    'draft-changed': 'Nedovršeni agent je u međuvremenu izmenjen na drugom uređaju. Izaberite koji nastavljate.',
    'alerts-limit-reached':
      'Za ovu adresu je dostignut najveći broj pretraga ({{count}}). Isključite neku od njih vezom iz njenih mejlova.',
    'bad-link': 'Ova veza ne vodi ni do jedne pretrage. Možda je istekla ili je pretraga obrisana.',
  },
};

/** What is wrong with its fields, by code. */
export const validation = {
  'agent-title': 'Naziv agenta je obavezan',
  keyword: 'Ključna reč mora da ima bar jedno slovo ili cifru.',
  'pause-too-long': 'Pauza može da traje najviše godinu dana.',
} as const;
