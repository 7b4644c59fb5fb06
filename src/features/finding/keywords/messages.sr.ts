/** Texts of the pages that lead through postings without a search. */
export const browsingMessages = {
  highlighted: {
    title: 'Izdvojeni oglasi',
    lead: 'Oglasi kojima poslodavci daju prednost, razvrstani po tipu. Svaki je jasno označen.',
    description: 'Promovisani, vrući i istaknuti oglasi za posao iz cele Srbije, razvrstani po tipu i jasno označeni.',
    jump: 'Tip oglasa',
    promoted: {
      title: 'Promovisani',
      about: 'Na vrhu strana pretrage, najviše po tri, uz smenu svakog sata, i na početnoj strani.',
      all: 'Svi promovisani',
    },
    hot: {
      title: 'Vrući',
      about: 'Za hitna zapošljavanja. Na vrhu su oglasi kojima rok prvi ističe.',
      all: 'Svi vrući',
    },
    featured: {
      title: 'Istaknuti',
      about: 'Na stranama pretrage iznad standardnih oglasa, najviše po tri, uz smenu svakog sata.',
      all: 'Svi istaknuti',
    },
    empty: {
      title: 'Trenutno nema izdvojenih oglasa',
      text: 'Svi aktivni oglasi su u pretrazi.',
      all: 'Svi oglasi',
    },
  },
  workModels: {
    title: 'Oglasi po modelu rada',
    titleFor: '{{label}}: oglasi za posao',
    lead: 'Izaberite gde želite da radite. Model rada i mesto birate odvojeno, pa možete da ih kombinujete.',
    description_one: '{{number}} oglas po modelu rada: na lokaciji, hibridno, od kuće i na terenu.',
    description_few: '{{number}} oglasa po modelu rada: na lokaciji, hibridno, od kuće i na terenu.',
    description_other: '{{number}} oglasa po modelu rada: na lokaciji, hibridno, od kuće i na terenu.',
    tabs: 'Model rada',
    about: {
      lokacija: 'Posao se obavlja u prostorijama poslodavca. Mesto u oglasu pokazuje gde se one nalaze.',
      hibrid: 'Deo posla se obavlja u prostorijama poslodavca, a deo od kuće.',
      'od-kuce':
        'Posao se u celini obavlja van prostorija poslodavca. Mesto u oglasu pokazuje odakle kandidat može da radi.',
      teren: 'Posao se obavlja kod klijenata ili na više mesta. Mesto u oglasu pokazuje područje rada.',
      several: 'Prikazani su oglasi svih izabranih modela rada.',
      none: 'Prikazani su svi oglasi u kojima poslodavac navodi model rada.',
    },
    allFilters: 'Svi filteri',
    empty: {
      title: 'Trenutno nema oglasa sa ovim modelom rada',
      text: 'Izaberite drugi model rada ili pogledajte sve oglase.',
      all: 'Svi oglasi',
    },
  },
  keywords: {
    title: 'Ključne reči',
    titleFor: 'Oglasi: {{keyword}}',
    lead: 'Zanimanja i veštine koje se najčešće traže i pojavljuju u današnjim oglasima.',
    description: 'Zanimanja i veštine koje se najčešće traže, sa brojem aktivnih oglasa za svaku ključnu reč.',
    descriptionFor_one:
      '{{number}} oglas za ključnu reč „{{keyword}}”. Mesto rada, rok za prijavu i zarada, kad je navedena, na prvi pogled.',
    descriptionFor_few:
      '{{number}} oglasa za ključnu reč „{{keyword}}”. Mesto rada, rok za prijavu i zarada, kad je navedena, na prvi pogled.',
    descriptionFor_other:
      '{{number}} oglasa za ključnu reč „{{keyword}}”. Mesto rada, rok za prijavu i zarada, kad je navedena, na prvi pogled.',
    find: 'Pronađite ključnu reč',
    submit: 'Traži',
    list: 'Ključne reči',
    byLetter: 'Po slovu:',
    all: 'Sve',
    related: 'Povezano:',
    results: 'Oglasi za „{{keyword}}”',
    openSearch: 'Suzite pretragu',
    nothing: {
      title: 'Nijedna ključna reč ne odgovara',
      text: 'Probajte druge reči ili pretražite sve oglase.',
      all: 'Sve ključne reči',
      search: 'Pretražite oglase za „{{q}}”',
    },
    none: {
      title: 'Još nema ključnih reči',
      text: 'Pojaviće se čim bude aktivnih oglasa.',
    },
    noPostings: {
      title: 'Trenutno nema oglasa za „{{keyword}}”',
      text: 'Izaberite drugu ključnu reč ili pogledajte sve oglase.',
      all: 'Svi oglasi',
    },
  },
} as const;
