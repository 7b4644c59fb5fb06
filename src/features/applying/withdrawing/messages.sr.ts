export const withdrawingMessages = {
  page: 'Povlačenje prijave',
  title: 'Povlačenje prijave',
  about: 'Oglas „{{positionTitle}}”, {{company}}. Prijava je poslata {{date}}.',
  again: 'Na ovaj oglas posle toga možete da se prijavite samo sa nalogom koji ima istu imejl adresu.',
  keep: 'Ako ne želite da povučete prijavu, samo zatvorite ovu stranu.',
  submit: 'Povuci prijavu',
  sending: 'Povlačimo',
  toPostings: 'Pogledajte oglase',
  doneTitle: 'Prijava je povučena.',
  alreadyTitle: 'Prijava je već povučena.',
  doneText:
    'Prijava na oglas „{{positionTitle}}”, {{company}}, povučena je {{date}}. Poslodavac vidi da je povučena, a njen sadržaj više ne može da otvori.',
  badLink: 'Ova veza ne vodi do prijave.',
  badLinkText:
    'Veza nije potpuna ili prijave više nema: rok čuvanja je istekao ili je obrisana. Otvorite vezu još jednom iz mejla.',
  mail: {
    question: 'Predomislili ste se ili prijavu niste poslali Vi?',
    link: 'Povucite prijavu',
  },
} as const;
