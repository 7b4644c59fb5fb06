import type { PhraseGroup } from './phrase-group.ts';

export const family: PhraseGroup = {
  rule: 'family',
  phrases: `
    udat|udata|udate|udati|udatu|neudat*|ozenjen*|neozenjen*
    !za|i|ili|soba|sobe samac|samci|razveden|razvedena $ !parov*|porodic*
    pozeljn*|pozeljan|mogucstvu|trazimo|primamo|uslov|potreban|potrebni <1> samac|samci|samca|samce
    samac|samci <1> pozelj*|obavez*|bez
    ste|niste|nije|nisu|jeste|biti u braku
    bracn* status*|stanj*
    bez male|maloletne? dece|decice
    bez <1> porodicn* obavez*
    planira|planirate|planiraju|planiras <2> porodic*|decu|dece|dete|trudnoc*
    imate|imas li? <1> decu|dece|dete
    koliko <1> dece
    ste|nije|niste|nisu|biti trudn*
    test* na|za trudnoc*
    bez|ne <2> porodiljsk*
    must be single|unmarried
    single applicants|candidates|persons|people|women|men
    are you <1> married|pregnant|single
    do you <2> children
    no|without children|kids
    no|without family obligations|commitments|responsibilities
    not be? pregnant|married
    pregnancy test*
    unmarried
    marital status
  `,
};
