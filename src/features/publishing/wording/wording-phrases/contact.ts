import type { PhraseGroup } from './phrase-group.ts';

export const contact: PhraseGroup = {
  rule: 'contact',
  phrases: `
    na|preko|putem|via|on <1> viber*|vajber*|whatsapp*|vocap*|telegram*
    na|preko|putem|via|on whats app
    kontakt viber*|vajber*|whatsapp*|telegram*
    viber|vajber|whatsapp|telegram @|#num
    t|wa me
  `,
};
