import type { WordingRule } from './wording-check.ts';

/* What the wording check looks for, in the language of `wording-pattern.ts`, over words without diacritics in Latin. */

/** Several phrases of one rule. */
export interface PhraseGroup {
  rule: Exclude<WordingRule, 'title'>;
  /** Words that make it something else when they stand inside, up to three before or four after. */
  unless?: string;
  phrases: string;
}

/** People who are told apart by a personal trait, by the rule that forbids it. */
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

/** The ways to shut out or to take alone that are said of all people alike. */
const towardsPeople: PhraseGroup[] = people.map(({ rule, nouns, english, mayBePreferred }) => ({
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

const sex: PhraseGroup = {
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

const age: PhraseGroup[] = [
  {
    rule: 'age',
    unless:
      'iskustv*|staz|staza|tradicij*|postoj*|garancij*|ugovor*|kredit*|hipotek*|zgrad*|objek*|vozil*|polis*|osiguranj*|trzist*|' +
      'posluj*|poslovanj*|zrenj*|dec*|vrtic*|experience|tradition|building*|warranty|kindergarten',
    phrases: `
      starost* do|ispod|max|maks*|najvise|od #older !dana|meseci
      starost* od|izmedu? #age do|i? #age
      !#num godine|godiste do|ispod #older !dana|meseci|ljudi|zaposlenih|sati
      !#num godine|godina|godiste|uzrast* zivota? od? #age do|i? #age !dana|meseci|ljudi|zaposlenih|sati
      godiste #year
      #age do|i? #age god|godina|godine|g|leta
      do|ispod|max|maks|maksimum|maksimalno|maksimalna|najvise|vise #older god|godina|godine|g !rada|unazad
      kandidat*|osob*|lica|lice|radnici|radnik <2> preko|iznad #older god|godina|godine|g
      lica|osobe|kandidati <1> izmedu #age i #age
      kandidat*|osob*|lica|radnici do|ispod|preko|iznad #older $
    `,
  },
  {
    rule: 'age',
    phrases: `
      mlad*|stariji|starije|starijih do #older !dana|sati
      mlad* od #older !dana|meseci
      ne star* od #age
      roden* posle|pre|nakon #year
      !bez starosn* granic*|dob|dobi|limit*
      mlad* zivotn* dob*
      zivotn* dob* <1> #age
      rodeni|rodene|roden|rodena #year
      young and attractive|beautiful|energetic
      !sa|za|od|o|i mlad|mlada|mladu|mlade|mladi|mlade|mladih|mlada|mlade|mladje|mladja|mladju osob*
      mlada|mladu|mlade|mladi|mlad i <1> osob*
      mlada|mladu|mlade dinamic*|energic*|ambiciozn*|komunikativn* osob*
      !sa|za|o mlad|mladi|mlade|mlada|mladu|mladeg kandidat*|radnik*|radnic*|ljudi|ljude|muskar*|saradni*|devojk*|momc*|momk*|prodavac|konobar*
      idealno|pogodno|posao|oglas|mesto za mlade $
      idealno za mlade
      max|maximum|to|under|below #age years? old
      up to #age years of age
      maximum|max age
      age limit
      age #age to|and? #age
      aged between? #age to|and? #age !years|year
      between #age and #age years old|of
      candidates|applicants|people|persons over|above #older
      no|not older than
      younger than #older
      under #older !minut*|min|hour*|day*|eur|usd|rsd|percent|people|employees|kg|km|thousand|million|seconds
      young people|person|lady|ladies|girl|girls|boy|boys|man|men|woman|women|female|male|candidate|candidates|applicants
      young and <1> candidate*|people|person|applicant*
      born after|since #year
    `,
  },
];

const family: PhraseGroup = {
  rule: 'family',
  phrases: `
    udat|udata|udate|udati|udatu|neudat*|ozenjen*|neozenjen*
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

const beautiful =
  'atraktivn*|atraktivan|prijat*|privlac*|reprezentativ*|lep|lepa|lepe|lepu|lepih|lepog|lepim|dobrog|naocit*|dopadljiv*|negovan*';

const looks: PhraseGroup = {
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

const origin: PhraseGroup = {
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

const healthy = 'zdrav|zdrava|zdravu|zdravi|zdrave|zdravih';

const health: PhraseGroup = {
  rule: 'health',
  phrases: `
    ${healthy} i fizick*? jak*|snazan|snazn*|krepk*|sposob*
    potpuno|psihick*|fizick* ${healthy}
    ${healthy} osob*|kandidat*|radnik|radnici|radnica|muskar*|ljudi
    osob*|kandidat*|radnik ${healthy}
    fizick* jak|jaka|jake|jaki|jaku|jakih|snazan|snazn*
    kakvo|vase|vaseg|svoje <2> zdravstven* stanj*
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

const coin = 'evra|evro|eur|din|dinara|dinar|rsd|€|$|euro|euros';
const payers = 'kandidat|kandidati|kandidatkinja|radnik|radnici|zaposleni';
const pays = 'uplati|uplate|uplacuje|uplacuju|plati|plate|placa|placaju|snosi|snose|finansira|finansiraju';
const learning = 'obuku|obuka|obuke|kurs|kursa|uniformu|uniforma|uniforme|opremu|oprema|opreme';

const money: PhraseGroup[] = [
  {
    rule: 'money',
    unless: 'ne|nista|nikad|besplatn*|bez|doprinos*|poslodavac|firma|kompanija|zarad*',
    phrases: `
      ${payers} <3> ${pays}
      ${pays} je|ih|se? <1> ${payers}
      potreb*|treba|neophod* je? <1> uplatiti|platiti|uplata|uplacivanje
      uplatite|uplatiti|uplati|platite <1> #num ${coin}
      uplata od? #num ${coin} za|pre
      ${learning} se placa|naplacuje #num
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

const documents: PhraseGroup = {
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

const contact: PhraseGroup = {
  rule: 'contact',
  phrases: `
    na|preko|putem|via|on <1> viber*|vajber*|whatsapp*|vocap*|telegram*
    na|preko|putem|via|on whats app
    kontakt viber*|vajber*|whatsapp*|telegram*
    viber|vajber|whatsapp|telegram @|#num
    t|wa me
  `,
};

const earnings: PhraseGroup = {
  rule: 'earnings',
  phrases: `
    lak|laka|lake|laku|lako|lakog|brz|brza|brze|brzu|brzog|neogranicen* i? <1> zarad*|prihod*|novac|novca|pare|para
    pasivan|pasivn* prihod*|zarad*
    zarad* <2> bez rada|truda|ulaganja
    bogati*|obogati*
    mrezn* marketing*
    finansijsk* slobod*|nezavisnost*
    zarad* <2> #num ${coin} <3> dnevno|nedeljno
    zarad* <2> #num ${coin} na dan|sat
    easy|quick|fast|unlimited money|cash|earnings|income
    make money <1> fast|quick*|easily
    passive income
    get rich
    financial freedom
    earn up? to? €|$? #num eur|euro|euros|usd|€? a|per|every day|week
  `,
};

/** All of them. */
export const phraseGroups: readonly PhraseGroup[] = [
  ...towardsPeople,
  sex,
  ...age,
  family,
  looks,
  origin,
  health,
  ...money,
  documents,
  contact,
  earnings,
];

/**
 * What is allowed although it holds such words, and is passed over: the promise to take no money, and (`equality`) the
 * promise to treat all alike, which goes on to the end of its sentence or to a demand.
 */
export const allowedPhrases = {
  noMoney: `
    bez|nema ikakv*? uplat*|depozit*|kaucij*|kotizacij*|placanj*|naknad* unapred|avansno? za? obradu|prijavu|posredovanje? prijave?
    ne trazimo|naplacujemo <1> uplat*|depozit*|kaucij*|kotizacij*|placanj*|naknad* unapred|avansno?
    no|never|without any? upfront|advance|registration|training|application|processing <1>
  `,
  equality: `
    bez obzira na
    regardless of
    without regard to
    irrespective of
  `,
  demands: 'trazimo|zaposljavamo|potreb*|samo|seek|need|hire|only',
};
