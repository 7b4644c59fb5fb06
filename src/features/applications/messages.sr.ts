export const applicationMessages = {
  problems: {
    'already-applied': 'Na ovaj oglas ste se već prijavili.',
    'other-apply-mode': 'Poslodavac prijave na ovaj oglas prima na drugi način.',
    'without-cv': 'Dodajte CV ili potvrdite da se prijavljujete bez njega.',
    'not-found': 'Prijava nije pronađena.',
  },
} as const;
