import type { PhraseGroup } from './phrase-group.ts';

const otherUnits = 'dana|meseci|sati|kg|kilograma|cm|m|km|evra|eur|rsd|din|dinara|odsto|broja';

export const age: PhraseGroup[] = [
  {
    rule: 'age',
    unless:
      'iskustv*|staz|staza|tradicij*|postoj*|garancij*|ugovor*|kredit*|hipotek*|zgrad*|objek*|vozil*|polis*|osiguranj*|trzist*|' +
      'rok|rokom|roka|vozn*|posluj*|poslovanj*|zrenj*|dec*|vrtic*|experience|tradition|building*|warranty|kindergarten',
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
      kandidat*|osob*|lica|radnici|radnik|radnica|radnice|vozac|vozaca|vozaci do|ispod|preko|iznad #older $
    `,
  },
  {
    rule: 'age',
    phrases: `
      mlad*|stariji|starije|starijih do #older !dana|sati
      !za muskarac|muskarca|muskarci|muskarce|zena|zenu|zene|momak|momka|momci|momke|devojka|devojku|devojke do|ispod|max|maks|najvise #older !${otherUnits}
      u dvadesetim|tridesetim|cetrdesetim !${otherUnits}
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
      posao|poslovi|zaposlenje|oglas|mesto za mlade osob*|ljude
      idealno za mlade
      max|maximum|to|under|below #age years? old
      up to #age years of age
      maximum|max age
      age limit
      age #age to|and? #age
      aged between? #age to|and? #age !years|year
      candidates|applicants|workers|people <1> up to #older years? $
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
