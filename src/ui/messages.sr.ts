/** The words that components say themselves. */
export const uiMessages = {
  close: 'Zatvori',
  remove: 'Ukloni',
  /** Name of a button that removes one of several things. */
  emailDoubt: { question: 'Da li ste mislili {{email}}?', correct: 'Ispravite' },
  removeItem: 'Ukloni: {{name}}',
  loading: 'Učitavamo',
  optional: '(nije obavezno)',
  showPassword: 'Prikaži lozinku',
  hidePassword: 'Sakrij lozinku',
  /** Characters typed so far and the limit, both already written with separators. */
  counter: '{{used}} od {{limit}}',
  steps: 'Koraci',
  stepOf: 'Korak {{step}} od {{total}}',
  /** Below a list that what was asked for has left empty. */
  narrowLess: 'Promenite reči pretrage ili uklonite filtere.',
  pagination: 'Strane',
  page: 'Strana {{page}}',
  previousPage: 'Prethodna strana',
  nextPage: 'Sledeća strana',
  preview: {
    wait: 'Otvaramo dokument',
    page: 'Strana {{page}} od {{total}}',
    firstPages: 'Ovde se vidi prvih {{max}} strana. Ceo dokument preuzmite ili otvorite u novoj kartici.',
    failed: 'Dokument ne može da se prikaže ovde. Preuzmite ga ili ga otvorite u novoj kartici.',
    open: 'Otvori u novoj kartici',
    download: 'Preuzmi',
  },
  breadcrumbs: 'Putanja',
  menu: 'Meni',
  notifications: 'Obaveštenja',
  closeNotification: 'Zatvori obaveštenje',
  appearance: 'Izgled',
  appearanceLight: 'Svetli',
  appearanceDark: 'Tamni',
  appearanceSystem: 'Kao na uređaju',
  skipToContent: 'Pređite na sadržaj',
  /** Below a text field while it is being typed in. */
  suggestions: 'Predlozi',
  suggestionCount_one: '{{count}} predlog, birate strelicama',
  suggestionCount_few: '{{count}} predloga, birate strelicama',
  suggestionCount_other: '{{count}} predloga, birate strelicama',
  clearField: 'Obriši polje',
  /** A form's picture while it is being sent. */
  picture: { uploading: 'Otpremamo', cancel: 'Odustani', again: 'Pokušajte ponovo' },
  /** Above a long list of choices. */
  find: { label: '{{group}}: pronađite', placeholder: 'Pronađite', none: 'Nema rezultata.' },
  nothingFound: 'Nema rezultata',
  datePlaceholder: 'dd. mm. gggg.',
  clear: 'Obriši izbor',
  /** Buttons of the calendar: the month, year or decade before and after. */
  earlier: 'Ranije',
  later: 'Kasnije',
  formatting: 'Oblikovanje',
  heading2: 'Međunaslov',
  heading3: 'Manji međunaslov',
  addRow: 'Dodaj red',
  deleteRow: 'Obriši red',
  bold: 'Podebljano',
  italic: 'Kurziv',
  bulletList: 'Lista',
  orderedList: 'Numerisana lista',
  link: 'Veza',
  linkAddress: 'Adresa veze',
  apply: 'Primeni',
  undo: 'Poništi',
  redo: 'Ponovi',
  locale: 'sr-Latn-RS',
  /** When something happened, in lists of the administration. */
  moments: {
    todayAt: 'danas u {{time}}',
    yesterdayAt: 'juče u {{time}}',
    dayAt: '{{day}} u {{time}}',
    never: 'nikad',
  },
  /** While an act with a reason is being done. */
  sending: 'Čuvamo',
  form: {
    /** Above the names of wrong fields. */
    blocked: 'Ovo još treba ispraviti:',
  },
  /** Two versions of a draft side by side. */
  conflict: {
    table: 'Razlike',
    field: 'Polje',
    mine: 'Ovde',
    theirs: 'Na drugom mestu',
    empty: 'prazno',
  },
  /** Choosing rows of a list, and doing something with several. */
  rows: {
    choose: 'Izbor: {{name}}',
    choosePage: 'Izaberite sve na strani',
    chosen: 'Izabrano: {{count}}',
    chooseAll: 'Izaberite sve ({{count}})',
    chooseNone: 'Poništi izbor',
    actsOn: 'Radnje za: {{name}}',
    more: 'još {{count}}',
    progress: 'Urađeno {{done}} od {{total}}',
    refused: 'Nije urađeno za {{count}}: {{why}}',
  },
  terms: {
    link: 'uslove korišćenja',
    privacyBefore: 'Podatke obrađujemo prema',
    privacyLink: 'pravilima privatnosti',
  },
  newer: {
    text: 'Razlikuje se od vaše verzije: {{list}}.',
    same: 'Sačuvana verzija je ista kao vaša.',
    show: 'Prikaži noviju verziju',
    keep: 'Sačuvaj moju verziju',
  },
} as const;
