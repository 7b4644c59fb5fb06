/** Texts of the shell: header, footer, error pages, titles. */
export const shellMessages = {
  problems: {},
  title: '{{title}} | Prilika',
  description:
    'Oglasi za posao iz cele Srbije, sa jasno istaknutom zaradom, mestom rada i rokom za prijavu.',
  nav: {
    label: 'Glavna navigacija',
    postings: 'Oglasi',
    myPostings: 'Moji oglasi',
    newPosting: 'Novi oglas',
    search: 'Pretraga oglasa',
    signIn: 'Prijava',
    forEmployers: 'Za poslodavce',
    signOut: 'Odjavite se',
    signOutFailed: 'Odjava nije uspela.',
    account: 'Nalog: {{name}}',
    appearance: 'Izgled',
    language: 'Jezik',
  },
  footer: {
    about: 'Oglasi za posao iz cele Srbije, sa jasno istaknutom zaradom, mestom rada i rokom za prijavu.',
    candidates: 'Kandidati',
    postings: 'Oglasi za posao',
    remote: 'Rad od kuće',
    signInCandidate: 'Prijava za kandidate',
    employers: 'Poslodavci',
    newPosting: 'Postavite oglas',
    signInEmployer: 'Prijava za poslodavce',
    legal: '© {{year}} Prilika',
  },
  error: {
    title: 'Nešto nije u redu!',
    text: 'Strana ne postoji ili trenutno ne radi. Proverite adresu ili se vratite na početnu stranu.',
    home: 'Nazad na početnu stranu',
    postings: 'Pogledajte oglase',
  },
  noScript: 'Za ovu radnju je potreban JavaScript. Uključite ga u pregledaču, pa osvežite stranu.',
} as const;
