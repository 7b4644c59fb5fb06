import type { PhraseGroup } from './phrase-group.ts';

/** What a sum is in. */
export const coin = 'evra|evro|eur|din|dinara|dinar|rsd|€|$|euro|euros';
const payers = 'kandidat|kandidati|kandidatkinja|radnik|radnici|zaposleni';
const pays = 'uplati|uplate|uplacuje|uplacuju|plati|plate|placa|placaju|snosi|snose|finansira|finansiraju';
const learning = 'obuku|obuka|obuke|kurs|kursa|uniformu|uniforma|uniforme|opremu|oprema|opreme';

export const money: PhraseGroup[] = [
  {
    rule: 'money',
    unless: 'ne|nista|kad|kada|nikad|besplatn*|bez|doprinos*|poslodavac|firma|kompanija|zarad*',
    phrases: `
      ${payers} <3> ${pays}
      ${pays} je|ih|se? <1> ${payers}
      potreb*|treba|neophod* je? <1> uplatiti|platiti|uplata|uplacivanje
      uplatite|uplatiti|uplati|platite <1> #num ${coin}
      uplata od? #num ${coin} za|pre
      ${learning} se? placa|naplacuje|doplacuje #num
      za ${learning}|prijavu|smestaj <1> platite|placate|placas|uplatite|uplacujete|doplacujete
      ${learning} <2> placate|platite|placas|doplacujete|finansirate|snosite
      za ${learning} se uplacuje|placa|izdvaja #num
      trosk*|trosak|cena|cijena obuke|kursa|uniforme|opreme je|iznosi #num
      ${learning} kupujete
      placate|platite|placas|doplacujete|finansirate|snosite <2> ${learning}
      you pay|cover for? <1> training|uniform|equipment|tools
      ${learning} kosta|kostaju
      prijava|prijave se placa|naplacuje
      uplacujete
      uplat*|uplac*|placa|placaju|placanj*|placate <3> unapred|avansno
      uplat*|placa*|plati*|poloz*|polaz*|ostav* <2> depozit*|kaucij*|kotizacij*
      depozit*|kaucij*|kotizacij*|polog* od|u iznosu? #num
      depozit*|kaucij*|kotizacij* za posao|obuku|opremu|rezervacij*|mesto|uniformu
      kotizacij* u iznosu
      uclanjenj* #num
      clanarin* <2> unapred
      naknad*|taks*|provizij* za obradu|prijavu|posredovanje|uclanjenje|zaposlenje
      uplat*|plac* u kriptovalut*|bitkoin*|bitcoin*
      pay #num <2> for
    `,
  },
  {
    rule: 'money',
    phrases: `
      troskov* obuke|kursa|obrade|prijave|opreme <2> snosi|placa* <1> kandidat*|radnik*|zaposlen*
      prv* zarad*|plat* <1> zadrzav*|zadrz*
      ulaganj* od|#num
      !bez minimalan|minimaln*|pocetn*|sopstven*|licn* ulaganj*|ulog*
      kup*|plat*|uplat* <2> pocetn*|start* paket*|set*|komplet*
      posalj* <1> novac|novca
      posalj* #num ${coin}
      western union*
      novac|novca|uplat* <4> racun* <2> prosled*|prebac*
      prijem|prima*|prebac*|prosled* <2> novc*|novac|uplat* <3> svoj*|vas*|licn*|sopstven* <1> racun*
      svoj|vas racun <3> provizij*
      upfront|advance payment*|fee|fees|deposit*
      registration|training|application|processing fee|fees
      pay <3> fee|fees|deposit before|to|for
      pay <4> in advance
      pay <4> upfront
      paid by the candidate*|applicant*|employee*|worker*
      buy|purchase <2> starter kit*|pack*
      pay for <2> starter kit*|pack*
      deposit is? required
      deposit of #num|€
      send <1> deposit
      refundable|security deposit
      receiv*|forward*|transfer* <1> money|funds|payments <3> your <2> account
      money|funds|payments <3> your account
    `,
  },
];
