import { reportMessages } from './reports/messages.sr.ts';

/** Texts of the contact page. */
export const contactMessages = {
  problems: {},
  form: {
    name: 'Ime i prezime',
    email: 'Imejl',
    sender: 'Pišete kao',
    subject: 'Tema',
    choose: 'Izaberite temu',
    message: 'Poruka',
    reportHint: 'Navedite adresu oglasa i šta u njemu nije u redu.',
    agreement: 'Poznato mi je da ovi podaci služe za odgovor, kako piše u',
    privacy: 'pravilima privatnosti',
    submit: 'Pošalji poruku',
    homepage: 'Ostavite prazno',
    wait_one:
      'Poslali ste nekoliko poruka zaredom. Pokušajte ponovo za {{count}} minut ili nam pišite mejlom.',
    wait_few:
      'Poslali ste nekoliko poruka zaredom. Pokušajte ponovo za {{count}} minuta ili nam pišite mejlom.',
    wait_other:
      'Poslali ste nekoliko poruka zaredom. Pokušajte ponovo za {{count}} minuta ili nam pišite mejlom.',
  },
  sent: {
    title: 'Poruka je poslata.',
    text: 'Odgovor stiže na {{email}}.',
    another: 'Napišite još jednu',
  },
  senders: { candidate: 'Kandidat', employer: 'Poslodavac', other: 'Neko drugi' },
  subjects: {
    account: 'Nalog i pristup',
    application: 'Prijava na oglas',
    posting: 'Postavljanje oglasa',
    order: 'Porudžbine i predračuni',
    report: 'Sumnjiv ili nedozvoljen oglas',
    data: 'Moji podaci i privatnost',
    other: 'Nešto drugo',
  },
  direct: {
    title: 'Pišite ili pozovite',
    email: 'za sva pitanja',
    phone: 'radnim danima od 8 do 16 časova',
    address: 'uz prethodni dogovor',
  },
  company: { title: 'Podaci o firmi', name: 'Naziv', registrationNumber: 'Matični broj', pib: 'PIB' },
  faster: {
    title: 'Brže od poruke',
    password: 'Nova lozinka',
    rules: 'Uslovi za oglase i cene',
    report: 'Prijava nepravilnosti u oglasu',
  },
  report: reportMessages,
  mail: {
    why: 'Ovaj mejl ste dobili jer je ova adresa upisana kao kontakt Prilike.',
    report: {
      name: 'Prijava nepravilnosti',
      subject: 'Prijava nepravilnosti: {{positionTitle}}, {{company}}',
      preview: 'Neko je prijavio oglas br. {{id}}.',
      heading: 'Prijava nepravilnosti',
      posting: 'Oglas',
      reason: 'Razlog',
      email: 'Imejl za odgovor',
      noText: 'Bez objašnjenja.',
      reply: 'Odgovor na ovaj mejl stiže osobi koja je prijavila oglas. Poslodavac ne sme da sazna ko je to.',
      button: 'Otvorite poruke',
    },
    message: {
      name: 'Poruka sa strane Kontakt',
      subject: '{{about}}: poruka od {{name}}',
      heading: '{{about}}',
      preview: 'Nova poruka preko strane Kontakt: {{name}}',
      reply: 'Odgovor na ovaj mejl stiže osobi koja je pisala.',
    },
    confirmation: {
      name: 'Potvrda prijema poruke',
      subject: 'Primili smo Vašu poruku',
      preview: 'Odgovaramo radnim danima, najčešće istog dana.',
      heading: 'Primili smo Vašu poruku',
      text: 'Hvala što ste nam pisali. Tema: {{about}}. Odgovaramo radnim danima, najčešće istog dana.',
      add: 'Ako želite nešto da dodate, pišite na {{contact}}.',
      why: 'Ovaj mejl ste dobili jer je ova adresa upisana u obrazac na strani Kontakt. Ako je niste upisali Vi, javite nam na {{contact}}.',
    },
  },
} as const;
