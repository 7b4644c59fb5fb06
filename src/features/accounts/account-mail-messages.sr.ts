/** Mails about registration, verification and passwords. They go to a person: „Vi” is written with a capital. */
export const accountMailMessages = {
  /** What administrators read in the mail log. */
  names: {
    verification: 'Potvrda imejla',
    'password-instructions': 'Uputstvo za lozinku',
    'already-registered': 'Nalog već postoji',
    'password-changed': 'Lozinka je promenjena',
    'password-added': 'Lozinka je dodata',
  },
  footer:
    'Ovaj mejl ste dobili jer je ova imejl adresa upisana u nalog na Prilici. Pišite nam na {{contact}}.',
  verification: {
    subject: 'Potvrdite imejl adresu',
    preview: 'Jedan klik i nalog je spreman. Veza važi 24 sata.',
    heading: 'Potvrdite imejl adresu',
    body: 'Na Prilici je napravljen nalog sa ovom imejl adresom. Potvrdite je da biste mogli da se prijavite.',
    button: 'Potvrdite imejl',
    expiry: 'Veza važi 24 sata i može da se iskoristi jednom.',
    notYou:
      'Ako niste Vi napravili nalog, zanemarite ovaj mejl. Bez potvrde niko ne može da se prijavi na nalog.',
  },
  passwordInstructions: {
    subject: 'Postavite lozinku na Prilici',
    preview: 'Veza za novu lozinku važi jedan sat.',
    heading: 'Postavite novu lozinku',
    body: 'Zatražena je nova lozinka za Vaš nalog na Prilici. Postavite je preko ove veze:',
    button: 'Postavite lozinku',
    expiry:
      'Veza važi jedan sat i može da se iskoristi jednom. Kada je iskoristite, bićete odjavljeni na svim uređajima.',
    notYou: 'Ako niste Vi zatražili novu lozinku, zanemarite ovaj mejl. Dosadašnja lozinka i dalje važi.',
  },
  alreadyRegistered: {
    subject: 'Već imate nalog na Prilici',
    preview: 'Sa ovom imejl adresom već postoji nalog. Ništa se nije promenilo.',
    heading: 'Već imate nalog',
    body: 'Neko je pokušao da se registruje na Prilici sa ovom imejl adresom, ali nalog sa njom već postoji. Ništa se nije promenilo.',
    login: 'Ako ste to bili Vi, prijavite se svojom lozinkom.',
    button: 'Prijavite se',
    forgotten: 'Ne sećate se lozinke?',
    reset: 'Zatražite novu',
    notYou: 'Ako to niste bili Vi, ne morate ništa da uradite.',
  },
  passwordChanged: {
    subject: 'Vaša lozinka je promenjena',
    preview: 'Ako to niste bili Vi, javite nam se odmah.',
    heading: 'Lozinka je promenjena',
    body: 'Lozinka Vašeg naloga na Prilici je promenjena. Na ostalim uređajima ste odjavljeni.',
    notYou: 'Ako to niste bili Vi, odmah postavite novu lozinku i pišite nam na {{contact}}.',
    button: 'Postavite novu lozinku',
  },
  passwordAdded: {
    subject: 'Vašem nalogu je dodata lozinka',
    preview: 'Ako to niste bili Vi, javite nam se odmah.',
    heading: 'Lozinka je dodata',
    body: 'Na Prilicu sada možete da se prijavite i imejl adresom i lozinkom. Na ostalim uređajima ste odjavljeni.',
    notYou: 'Ako to niste bili Vi, odmah postavite novu lozinku i pišite nam na {{contact}}.',
    button: 'Postavite novu lozinku',
  },
} as const;
