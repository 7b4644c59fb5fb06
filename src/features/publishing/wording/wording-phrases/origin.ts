import type { PhraseGroup } from './phrase-group.ts';

export const origin: PhraseGroup = {
  rule: 'origin',
  phrases: `
    !svih|bilo|drugih|razlicitih nacionalnost*
    nacionaln* pripadnost*
    hriscanin|hriscanka|pravoslavac|pravoslavka|katolik|katolkinja|musliman|muslimanka
    veroispovest*
    versk* pripadnost*|ubeden*
    pravoslavn*|hriscansk*|katolick*|islamsk*|muslimansk* ver|vera|vere|veru
    koje|koja ste? vere|vera|nacije|nacija
    naves*|naved*|upis* veru|naciju
    srpsk* nacije|nacija|nacionaln*|porekla|krvi
    bel*|svetl*|tamn*|crn* boj* koze|puti
    bele puti
    samo|iskljuciv* <1> poreklom
    kandidat*|osob*|lica rodeni|rodene|rodena u|na
    etnick* porekl*|pripadn*
    stran* radni* ne prima*|zaposlj*|uzima*
    clan*|clanstvo stranke|partije !ne
    clanstvo u stranci|partiji
    politick* opredel*|ubeden*|uveren*|stav*
    seksualn* orijentacij*|opredel*
    nationality !plays|is|does
    your|same religion
    religious affiliation
    religion required|preferred
    ethnic origin|background|affiliation
    white candidate*|people|person|applicant*
  `,
};
