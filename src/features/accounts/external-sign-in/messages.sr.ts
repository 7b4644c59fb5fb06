export const externalMessages = {
  continue: 'Nastavite preko {{label}} naloga',
  or: 'ili',
  orByEmail: 'ili imejl adresom',
  terms: 'Ako ste prvi put na Prilici, ovim pravite nalog, potvrđujete da imate najmanje 15 godina i prihvatate',
  problem: {
    cancelled: 'Prijava je prekinuta. Možete da pokušate ponovo ili da se prijavite lozinkom.',
    expired: 'Prijava nije završena na vreme ili u istom pregledaču. Pokušajte ponovo.',
    refused: 'Odgovor servisa za prijavu nije ispravan, pa vas nismo prijavili. Pokušajte ponovo.',
    unavailable: 'Servis za prijavu trenutno ne odgovara. Pokušajte ponovo za koji minut ili se prijavite lozinkom.',
    'email-not-verified':
      'Imejl adresa tog naloga nije potvrđena kod servisa za prijavu. Potvrdite je tamo ili se registrujte imejl adresom.',
    'address-taken':
      'Sa tom imejl adresom već postoji nalog na Prilici. Prijavite se lozinkom, pa naloge povežite na strani Nalog.',
    blocked: 'Nalog je blokiran. Obratite nam se preko strane Kontakt.',
    'connected-elsewhere': 'Taj nalog je već povezan sa drugim nalogom na Prilici.',
    'connected-already': 'Vaš nalog je već povezan sa drugim nalogom istog servisa. Prvo odvojite taj nalog.',
    'too-many': 'Previše pokušaja za kratko vreme. Sačekajte nekoliko minuta, pa pokušajte ponovo.',
  },
  /** The same for connecting, in other words. */
  connectProblem: {
    cancelled: 'Povezivanje je prekinuto. Ništa se nije promenilo.',
    expired: 'Povezivanje nije završeno na vreme ili u istom pregledaču. Pokušajte ponovo.',
    refused: 'Odgovor servisa za prijavu nije ispravan, pa nalozi nisu povezani. Pokušajte ponovo.',
    unavailable: 'Servis za prijavu trenutno ne odgovara. Pokušajte ponovo za koji minut.',
  },
} as const;

export const identityProblems = {
  'sign-in-again': 'Radi sigurnosti se prvo ponovo prijavite, pa nastavite u roku od pet minuta.',
  'password-needed': 'Prvo dodajte lozinku. Bez nje posle odvajanja naloga ne biste mogli da se prijavite.',
} as const;
