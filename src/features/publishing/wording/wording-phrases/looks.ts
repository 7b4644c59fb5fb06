import type { PhraseGroup } from './phrase-group.ts';

const beautiful =
  'atraktivn*|atraktivan|prijat*|privlac*|reprezentativ*|lep|lepa|lepe|lepu|lepih|lepog|lepim|dobrog|naocit*|dopadljiv*|negovan*';

const picture = 'slika|slike|sliku|slikom|fotografija|fotografije|fotografiju|fotografijom|foto';

/** A picture of the person, which shows nothing but looks. */
const pictures: PhraseGroup[] = [
  {
    rule: 'looks',
    unless:
      'nije|nisu|ne|nemojte|neobavez*|opcion*|proizvod*|rad*|portfolio|projek*|objek*|nekretnin*|diplom*|licn*|pasos*|not|no|optional|' +
      'product*|work|works|document*|portfolio*',
    phrases: `
      ${picture} <1> uz cv|biografij*|prijav*
      ${picture} u cv|biografij*
      cv|biografij*|prijav* sa|s|uz <1> ${picture}
      cv|biografij* i <1> ${picture}
      !obrada|obrade|izrada|izrade|kvalitet|izbor slika|fotografija je? obavezna|neophodna|potrebna $
      obavezn*|neophodn* <1> slika|fotografija $
      posalj*|dostav*|priloz* <1> sliku|fotografiju $
      photo|photograph|picture with|in|on <1> cv|resume|application
      cv|resume|application with a? <1> photo|photograph|picture
      !id photo|photograph|picture is? required|mandatory|obligatory
      attach|include|send <2> photo|photograph|picture of? yourself
    `,
  },
  {
    rule: 'looks',
    phrases: `
      prijav*|cv|biografij* bez ${picture} <2> ne|nece|necemo
      applications|cvs without <1> photo|photos|picture|pictures <3> not|ignored|rejected
    `,
  },
];

const appearance: PhraseGroup = {
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

export const looks: PhraseGroup[] = [appearance, ...pictures];
