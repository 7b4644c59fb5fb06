import type { PhraseGroup } from './phrase-group.ts';

/** Words for people with a personal trait, by the rule that forbids them. */
const people: { rule: PhraseGroup['rule']; nouns: string; english: string; mayBePreferred?: boolean }[] = [
  {
    rule: 'sex',
    nouns: 'muskar*|zene|zena|zenu|zenama|momci*|momke|momak|devojk*|dame|damama',
    english: 'women|woman|men|man|males|male|females|female|girls|boys|ladies|gentlemen',
  },
  {
    rule: 'age',
    nouns: 'penzioner*|stariji|starije|starijim|starijima|mladi|mlade',
    english: 'pensioners|seniors',
  },
  {
    rule: 'family',
    nouns: 'trudnic*|porodilj*|majke|majkama|samohran*|razved*|samci|samac|neudat*|udat*|ozenjen*|neozenjen*',
    english: 'mothers|parents|married|unmarried',
  },
  {
    rule: 'origin',
    nouns:
      'romi|rome|roma|romima|srbi|srbe|srpkinje|stranci|strance|stranac|strancima|musliman*|pravoslavci|pravoslavce|hriscani|' +
      'hriscane|katolici|katolike|ateist*|belci|belce|crnci|crnce|albanci|albance|hrvati|hrvate|bosnjaci|bosnjake|madari|madare|' +
      'migrant*|izbeglic*|gejev*|gejeve|lezbejk*|homoseksual*|heteroseksual*|sindikata|sindikalci|sindikalno',
    english: 'foreigners|christians|muslims|serbs|roma|gypsies|whites|blacks|gays|homosexuals|immigrants',
  },
  { rule: 'looks', nouns: 'gojazn*|debel*|krupne|krupni', english: 'overweight' },
  { rule: 'health', nouns: 'invalid*|bolesn*', english: 'disabled|handicapped', mayBePreferred: true },
];

/** Patterns that exclude people, or select them alone, for all such words. */
export const towardsPeople: PhraseGroup[] = people.map(({ rule, nouns, english, mayBePreferred }) => ({
  rule,
  phrases: `
    ${nouns} <4> ne javlja*|salju|prima*|dolaz*|prijavlj*|zaposlj*|uzima*|trazimo
    ${nouns} <2> ne moze|mogu <1> prijav*|rad*|konkuri*
    ne prima*|zaposlj*|trazimo|uzimamo|zelimo <2> ${nouns} !${people.map((each) => each.nouns).join('|')}|i
    nije|nisu za ${nouns}
    samo|iskljuciv*|isklj|jedino za? ${nouns}
    ${nouns} iskljuciv*|isklj
    ${english} need|should|may not apply
    no ${english} !problem*
    only ${english}
    ${english} only
    ${mayBePreferred ? '' : `prednost imaju|ima|imace|dajemo ${nouns}\n${nouns} imaju|ima prednost\n${english} preferred`}
  `,
}));
