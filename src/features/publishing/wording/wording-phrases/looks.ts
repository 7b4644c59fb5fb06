import type { PhraseGroup } from './phrase-group.ts';

const beautiful =
  'atraktivn*|atraktivan|prijat*|privlac*|reprezentativ*|lep|lepa|lepe|lepu|lepih|lepog|lepim|dobrog|naocit*|dopadljiv*|negovan*';

export const looks: PhraseGroup = {
  rule: 'looks',
  phrases: `
    atraktivnog|prijatnog|privlacnog|reprezentativnog|lepog|dobrog|dopadljivog|negovanog fizickog? izgleda
    ${beautiful} fizick*? izgled|izgledom|spoljasn* $
    ${beautiful} fizick*? izgled|izgledom|spoljasn* obavez*|je|uslov|neophod*|potreb*|pozelj*|i
    naocit*
    vitka|vitak visok*|atraktivn*|zgodn*
    lep|lepa|prijatan|prijatna|atraktivan i <1> izgled|spoljasn* $
    zgodna|zgodne|zgodan|zgodni|vitka|vitke|vitak|lepa|lepe|lepu|lep|atraktivna|atraktivne|atraktivnu osob*|hostes*|devojk*|radnic*|konobaric*|promoter*|kandidatkinj*
    zgodna|zgodan|lepa|lep|visoka|visok|atraktivna|atraktivne i <1> osob*|devojk*|hostes*
    visin* iznad|preko|od|najmanje|min|minimum? #cm
    telesn* tezin*|mas*
    vitk* grad*|stas*|figur*|linij*
    konfekcijsk* broj*|velicin* kandidat*|osob*|devojk*
    fotograf*|slik* <1> celog|cele tela|figure|figura
    slik*|fotograf* <1> u kupac*
    attractive|pleasant|nice|good physical? appearance
    attractive|pleasant|good physical looks
    attractive|pleasant|good looks $
    good|nice|well looking hostess*|candidate*|girl*|person*|people|women|men|lady|ladies|waitress*|staff|applicant*
    good|nice|well looking $
    slim build|figure
    #cm cm tall
  `,
};
