import type { PhraseGroup } from './phrase-group.ts';

const healthy = 'zdrav|zdrava|zdravu|zdravi|zdrave|zdravih';

export const health: PhraseGroup = {
  rule: 'health',
  phrases: `
    ${healthy} i fizick*? jak*|snazan|snazn*|krepk*|sposob*
    potpuno|psihick*|fizick* ${healthy}
    ${healthy} osob*|kandidat*|radnik|radnici|radnica|muskar*|ljudi
    osob*|kandidat*|radnik ${healthy}
    fizick* jak|jaka|jake|jaki|jaku|jakih|snazan|snazn*
    kakvo|vase|vaseg|svoje <2> zdravstven* stanj*
    zdrav i? radan|vredan|spreman|odgovoran|pouzdan|ozbiljan|izdrzljiv
    zdrava i? vredna|spremna|izdrzljiva|pouzdana
    zdravi i? radni|vredni|spremni|izdrzljivi|pouzdani ljudi|radnici|kandidati
    kandidat*|radnik|radnica|radnici|osob* <1> mora|moraju|treba <3> ${healthy}
    uslov* je? <1> zdrav|zdravi
    !je|su|jer|bude|i|vrlo|jako|uvek zdrav $ !ukus*|svez*|hranljiv*|lep*|stabil*|dinamic*|kvalitet*|prirod*
    bez <1> zdravstven* problem*|smetnj*|tegob*
    bez <1> hronicn*|psihick*|mentaln*|tesk* bolest*|obolen*
    bez invaliditeta
    bez <1> problema sa kicmom|zglob*|srcem|ledima|sluhom|vidom
    bez <1> bolovanja
    bolujete|bolovali
    imate <2> hronicn*|zdravstven*|psihick* bolest*|problem*|tegob*|smetnj*
    hiv
    nije|niste|nisu <2> bolovanj*
    bili <1> bolovanj*
    ste lecen*
    healthy and strong|fit
    strong|fit and healthy
    no|without health problems|issues|conditions
    able bodied
    no|without disabilit*
    do you have <2> illness*|disease*|disabilit*
  `,
};
