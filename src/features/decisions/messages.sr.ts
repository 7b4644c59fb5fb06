/** Texts of decisions: grounds, statements in mails, and the field where a ground is chosen. */
export const decisionMessages = {
  problems: {
    'not-found': 'Ova veza ne vodi do odluke. Otvorite je još jednom iz mejla.',
    objected: 'Prigovor na ovu odluku je već poslat.',
    'objection-late': 'Rok za prigovor na ovu odluku je istekao.',
    'own-decision': 'Prvu odluku ste doneli vi, pa o prigovoru odlučuje drugi administrator.',
  },
  ground: 'Osnov',
  madeBy: 'Odluku je donela',
  by: { person: 'osoba iz našeg tima', rule: 'automatska provera' },
  reason: '{{ground}} {{facts}}',
  toDecision: 'Odluka i prigovor',
  choose: 'Izaberite osnov',
  insert: 'Ubaci rečenicu',
  facts: 'Obrazloženje: činjenice',
  factsHint: 'Osoba na koju se odluka odnosi dobija ga mejlom, zajedno sa osnovom i poukom o prigovoru.',
  acts: {
    postingRefused: 'Oglas odbijen',
    changeRefused: 'Izmene oglasa odbijene',
    postingRecalled: 'Oglas vraćen na proveru',
    postingRemoved: 'Oglas uklonjen',
    verificationWithdrawn: 'Oznaka „proverena firma” povučena',
    photoRemoved: 'Fotografija firme uklonjena',
    stepsRemoved: 'Koraci izbora uklonjeni',
    companyBlocked: 'Firma blokirana',
    accountBlocked: 'Nalog blokiran',
    reportUpheld: 'Prijava nepravilnosti usvojena',
    reportRejected: 'Prijava nepravilnosti odbijena',
    objectionUpheld: 'Prigovor usvojen',
    objectionRejected: 'Prigovor odbijen',
  },
  grounds: {
    'terms-false-posting': {
      label: 'Netačan oglas (uslovi)',
      sentence: 'Oglas mora da bude tačan i za posao koji zaista postoji (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Podatak u oglasu nije tačan:',
    },
    'terms-money': {
      label: 'Traženje novca (uslovi)',
      sentence: 'Od kandidata ne sme da se traži novac (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Od kandidata se traži uplata:',
    },
    'terms-illegal': {
      label: 'Nezakonita delatnost (uslovi)',
      sentence:
        'Oglas ne sme da nudi piramidalnu prodaju ni drugu nezakonitu delatnost (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'U oglasu se nudi:',
    },
    'terms-foreign-content': {
      label: 'Tuđ sadržaj (uslovi)',
      sentence: 'Tuđ znak, slika ili tekst traži dozvolu (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Bez dozvole je upotrebljeno:',
    },
    'terms-advertising': {
      label: 'Reklama umesto posla (uslovi)',
      sentence: 'Oglas ne sme da bude reklama (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Umesto posla se nudi:',
    },
    'terms-not-employer': {
      label: 'Nije poslodavac (uslovi)',
      sentence: 'Oglas objavljuje poslodavac ili onaj koga je ovlastio (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Nije pokazano da oglašivač zapošljava ili da je za to ovlašćen:',
    },
    'terms-candidate-data': {
      label: 'Zloupotreba podataka kandidata (uslovi)',
      sentence:
        'Podaci kandidata smeju da se koriste samo za izbor za posao (Uslovi korišćenja, „Poslodavci i oglasi”).',
      template: 'Podaci kandidata upotrebljeni su za drugo:',
    },
    'terms-company-data': {
      label: 'Netačni podaci firme (uslovi)',
      sentence: 'Podaci u nalogu treba da budu tačni (Uslovi korišćenja, „Nalog” i „Firma i tim”).',
      template: 'Podaci firme ne odgovaraju registru:',
    },
    'terms-account': {
      label: 'Zloupotreba naloga (uslovi)',
      sentence:
        'Nalog se blokira kod težeg ili ponovljenog kršenja uslova (Uslovi korišćenja, „Trajanje i prestanak”).',
      template: 'Nalog je korišćen suprotno uslovima:',
    },
    'law-discrimination': {
      label: 'Diskriminacija (zakon)',
      sentence: 'Diskriminacija pri zapošljavanju je zabranjena (Zakon o zabrani diskriminacije, član 16).',
      template: 'Uslov stavlja ljude u nejednak položaj zbog ličnog svojstva:',
    },
    'law-labour': {
      label: 'Radni odnosi (zakon)',
      sentence: 'Od kandidata ne sme da se traži ono što za posao nije od neposrednog značaja (Zakon o radu, član 26).',
      template: 'Od kandidata se traži:',
    },
    'law-personal-data': {
      label: 'Podaci o ličnosti (zakon)',
      sentence:
        'Traže se ili objavljuju podaci o ličnosti bez osnova (Zakon o zaštiti podataka o ličnosti, čl. 5 i 12).',
      template: 'Bez osnova se obrađuju podaci:',
    },
    other: {
      label: 'Drugo',
      sentence: 'Drugi razlog, naveden u obrazloženju.',
      template: 'Odluka se zasniva na ovome:',
    },
    'no-violation': {
      label: 'Nema kršenja',
      sentence: 'Nema kršenja uslova korišćenja ni zakona.',
    },
    'changed-data': {
      label: 'Izmenjeni podaci firme',
      sentence: 'Posle izmene podataka koje smo proverili, proveravamo ih ponovo (Uslovi korišćenja, „Firma i tim”).',
    },
  },
  mail: {
    why: 'Ovaj mejl ste dobili jer se odluka odnosi na Vas.',
    objection: 'Ako mislite da smo pogrešili, do {{date}} možete da podnesete prigovor. O njemu odlučuje osoba.',
    link: 'Pošaljite prigovor',
    redress: {
      nothing: 'Stanje se u međuvremenu promenilo, pa nije bilo šta da se vrati.',
      postingRefused: 'Oglas je ponovo na pregledu.',
      changeRefused: 'Izmene oglasa su ponovo na pregledu.',
      postingRecalled: 'Oglas je na pregledu i vratićemo ga uz preostale dane.',
      postingRemoved:
        'Uklonjen oglas ne može da se vrati, ali možete da ga objavite ponovo. Ako je bio plaćen, pišite nam za povraćaj.',
      verificationWithdrawn: 'Firma je ponovo označena kao proverena.',
      photoRemoved: 'Uklonjena fotografija ne može da se vrati, ali možete ponovo da je dodate u profil firme.',
      stepsRemoved: 'Uklonjeni koraci ne mogu da se vrate, ali možete ponovo da ih upišete u profil firme.',
      companyBlocked: 'Firma je odblokirana.',
      accountBlocked: 'Nalog je odblokiran.',
      reportRejected: 'Prijavu nepravilnosti ponovo razmatramo.',
    },
    accountUnblocked: {
      name: 'Nalog je odblokiran',
      subject: 'Vaš nalog na Prilici je odblokiran',
      preview: 'Ponovo možete da se prijavite.',
      text: 'Vaš nalog na Prilici više nije blokiran. Izvinjavamo se ako je do toga došlo greškom.',
      button: 'Prijavite se',
    },
    made: {
      name: 'Odluka sa obrazloženjem',
      button: 'Pogledajte odluku',
      verificationWithdrawn: {
        subject: 'Firma više nije označena kao proverena: {{about}}',
        text: 'Firma „{{about}}” više nije označena kao proverena. Njene nove oglase pregledamo pre objavljivanja.',
      },
      photoRemoved: {
        subject: 'Fotografija je uklonjena: {{about}}',
        text: 'Fotografiju „{{about}}” smo uklonili sa strane Vaše firme.',
      },
      stepsRemoved: {
        subject: 'Koraci izbora su uklonjeni: {{about}}',
        text: 'Uklonili smo opis „Kako izgleda izbor” sa strane firme „{{about}}” i iz njenih oglasa.',
      },
      accountBlocked: {
        subject: 'Vaš nalog je blokiran',
        text: 'Vaš nalog na Prilici je blokiran i na njega ne možete da se prijavite.',
      },
      reportUpheld: {
        subject: 'Prijava nepravilnosti je usvojena: {{about}}',
        text: 'Hvala na prijavi oglasa „{{about}}”. Pregledali smo ga i utvrdili da pravila jesu prekršena.',
      },
      reportRejected: {
        subject: 'Prijava nepravilnosti nije usvojena: {{about}}',
        text: 'Hvala na prijavi oglasa „{{about}}”. Pregledali smo ga i nismo utvrdili kršenje pravila.',
      },
      objectionUpheld: {
        subject: 'Vaš prigovor je usvojen',
        text: 'Ponovo smo razmotrili odluku i usvojili Vaš prigovor.',
      },
      objectionRejected: {
        subject: 'Vaš prigovor nije usvojen',
        text: 'Ponovo smo razmotrili odluku i nismo usvojili Vaš prigovor. Za spor je nadležan sud, kako piše u uslovima korišćenja.',
      },
    },
  },
} as const;
