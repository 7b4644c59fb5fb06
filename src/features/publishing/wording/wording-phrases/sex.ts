import type { PhraseGroup } from './phrase-group.ts';

export const sex: PhraseGroup = {
  rule: 'sex',
  phrases: `
    posao|poslovi|mesto|oglas za devojk*
    !za devojk*
    momak|momka|momke|momci|momcima|momku|mladic|mladica|mladici|mladice
    trazimo|potreb*|zaposljavamo|trazi|traze <1> decka|decko|decke|cura|curu|cure
    trazimo|potreb*|zaposljavamo|primamo|trazi|traze <1> dame|damu|zene|zenu|zena|muskarca|muskarac|muskarci|muskarce
    namenjen* zenama|zeni|muskarcima|muskarcu
    muskarac ili|i? zena
    muski|muskog|zenski|zenskog pol|pola|rod|roda
    pol musk*|zensk*|m|z
    musk*|zensk* osob*|kandidat*|lica|lice
    mora|moraju biti muskarac|muskarci|zena|zene|musko|zensko
    samo|iskljuciv*|isklj zensko|musko|zenske|muski $
    odsluzen* vojn* rok*
    vojn* rok* <1> odsluzen*|obavez*|regulisan*
    regulisan* vojn* obavez*|rok*
    pogodan|pogodno|pogodna|idealan|idealno|idealna za muskarce|zene|devojke|momke
    male|female candidate*|applicant*|person*|driver*|worker*|employee*|cook|waiter*|staff
    must be <1> male|female|man|woman
    looking for <2> lady|girl|guy|man|woman
  `,
};
