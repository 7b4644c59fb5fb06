export const accountMessages = {
  problems: {
    'wrong-credentials':
      'Imejl ili lozinka nisu ispravni. Proverite i da li se prijavljujete na pravoj strani, za kandidate ili za poslodavce.',
    'email-not-verified': 'Imejl adresa još nije potvrđena. Otvorite vezu iz mejla koji smo vam poslali.',
    blocked: 'Nalog je blokiran. Obratite nam se preko strane Kontakt.',
    'session-ended': 'Vaša prijava je istekla. Prijavite se ponovo.',
    'foreign-origin': 'Zahtev nije stigao sa našeg sajta.',
  },
} as const;
