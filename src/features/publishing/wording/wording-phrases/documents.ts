import type { PhraseGroup } from './phrase-group.ts';

export const documents: PhraseGroup = {
  rule: 'documents',
  phrases: `
    slik*|kopij*|fotokopij*|fotograf*|sken*|snim*|broj*|selfi* <2> licn* kart*
    slik*|kopij*|fotokopij*|fotograf*|sken*|snim*|broj*|selfi* <2> pasos*
    licn* kart* <1> slik*|posalj*|poslati|skenir*|fotograf*|dostav*
    licn* kart* ostaje|zadrzav*
    original* licn* kart*
    pasos* <1> posalj*|poslati|dostav*|slik*|skenir*
    jmbg*
    maticn* broj* gradan*
    posalj*|poslati|dostav*|naved*|upis*|unes* <2> broj* <2> racuna|kartice
    broj* <2> racuna <2> posalj*|poslati|dostav*|naved*|upis*|unes*
    posalj*|poslati|dostav*|naved*|upis*|unes* <3> platn*|bankovn*|kreditn*|debitn* kartic*
    podatk*|podaci sa? <1> kartic*
    pin|cvv|cvc kod*|broj*|code*
    lozink* <3> bankarstv*|banking|banku
    copy|photo|picture|scan of <1> id|identity|passport
    passport|id copy|photo|scan
    send*|provide|submit|enter <3> card|account number*|details
    banking password*|login
  `,
};
