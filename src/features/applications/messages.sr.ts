export const applicationMessages = {
  problems: {
    'already-applied': 'Na ovaj oglas ste se već prijavili.',
    'other-apply-mode': 'Poslodavac prijave na ovaj oglas prima na drugi način.',
    'without-cv': 'Dodajte CV ili potvrdite da se prijavljujete bez njega.',
    'not-found': 'Prijava nije pronađena.',
  },
  types: {
    cv: 'CV',
    cv_letter: 'CV i propratno pismo',
    letter: 'Samo propratno pismo',
  },
  /** What goes along with an application, joined with commas. */
  parts: {
    documents_one: '{{count}} dokument',
    documents_few: '{{count}} dokumenta',
    documents_other: '{{count}} dokumenata',
    noDocument: 'bez CV-ja',
    coverLetter: 'propratno pismo',
    answers_one: 'odgovor na {{count}} pitanje',
    answers_few: 'odgovori na {{count}} pitanja',
    answers_other: 'odgovori na {{count}} pitanja',
  },
  facts: {
    email: 'Imejl',
    phone: 'Telefon',
    address: 'Adresa',
    city: 'Mesto',
    birthDate: 'Datum rođenja',
    sent: 'Poslato',
  },
  mail: {
    greeting: 'Dobar dan,',
    personFooter:
      'Ovaj mejl ste dobili jer je sa ove imejl adrese poslata prijava na oglas na Prilici. Ako to niste bili Vi, javite nam se preko strane Kontakt.',
    confirmation: {
      subject: 'Prijava je poslata: {{positionTitle}}, {{company}}',
      heading: 'Prijava je poslata',
      arrived: 'Vaša prijava na oglas „{{positionTitle}}” stigla je poslodavcu {{company}}.',
      sent: 'Šalje: {{name}}. Sadržaj prijave: {{parts}}.',
      next: 'Poslodavac odgovara mejlom na ovu adresu.',
      closes: 'Prijave se primaju do {{date}}',
      button: 'Pogledajte oglas',
    },
    repetition: {
      subject: 'Prijava je već ranije poslata: {{positionTitle}}, {{company}}',
      heading: 'Vaša prijava je već kod poslodavca',
      again:
        'Sa ove imejl adrese je ponovo poslata prijava na oglas „{{positionTitle}}” poslodavca {{company}}.',
      kept: 'Važi Vaša prva prijava, od {{date}}, i ona se nije promenila. Ponovljena prijava nije sačuvana.',
    },
    notification: {
      subject: 'Nova prijava: {{name}}, {{positionTitle}}',
      heading: 'Nova prijava na oglas „{{positionTitle}}”',
      who: 'Prijavu šalje {{name}}.',
      button: 'Otvorite prijavu',
      reply: 'Odgovor na ovaj mejl stiže osobi koja se prijavila.',
      footer:
        'Ovaj mejl dobijate jer je ova adresa upisana u oglas kao adresa za obaveštenja o prijavama. Možete da je promenite u izmeni oglasa.',
    },
  },
} as const;
