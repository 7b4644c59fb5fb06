/**
 * Beginnings of folded words that are never recorded or shown as keywords, however often they are searched for:
 * obscenities, insults, names for groups of people, crimes.
 */
const refusedBeginnings = (
  'jeb kurv kurac kurcin picka picku pizd govn sranj seronj pusenj drkadz drkanj karanj sisat ' +
  'fuck shit bitch cunt whore slut porn prostit escort eskort erotsk ' +
  'peder cigan sugav siptar ustas cetnik balij nigger nigga faggot retard ' +
  'mongoloid debil idiot kreten budal glup majmun lopov prevarant kriminalac droga drogu drogir kokain heroin marihuan ' +
  'ubica ubist silovat silovan pedofil'
).split(' ');

/** Whether a folded word begins like one that is refused. */
export const isRefused = (word: string): boolean =>
  refusedBeginnings.some((beginning) => word.startsWith(beginning));
