/** Texts of addresses for notices. */
export const addressesMessages = {
  pageTitle: 'Adresa za obaveštenja',
  title: 'Potvrdite adresu za obaveštenja',
  question: 'Firma {{company}} želi da na adresu {{email}} stižu obaveštenja o prijavama na njene oglase na Prilici.',
  before: 'Dok ne potvrdite, na ovu adresu ne šaljemo ništa od toga.',
  confirm: 'Potvrdi adresu',
  confirming: 'Potvrđujemo',
  notYou: 'Ako ne poznajete ovu firmu, samo zatvorite stranu.',
  doneTitle: 'Adresa je potvrđena.',
  doneText: 'Obaveštenja o prijavama na oglase firme {{company}} od sada stižu na {{email}}.',
  alreadyTitle: 'Adresa je već potvrđena.',
  expiredTitle: 'Veza više ne važi.',
  expiredText:
    'Veza za potvrdu važi sedam dana. Firma {{company}} iz svojih podešavanja može da pošalje novu na {{email}}.',
  unknownTitle: 'Veza ne važi.',
  unknownText:
    'Veza je nepotpuna, zamenjena novijom ili više nije potrebna. Otvorite onu iz poslednjeg mejla koji ste dobili.',
  card: {
    title: 'Adrese za obaveštenja o oglasima',
    lead: 'Adresa koja ne pripada članu tima dobija obaveštenja tek kad je neko potvrdi preko veze iz mejla.',
    none: 'Sva obaveštenja idu na adrese članova tima.',
    confirmed: 'Potvrđena',
    waiting: 'Čeka potvrdu, veza je poslata {{date}}',
    expired: 'Nije potvrđena, veza je istekla',
    instead: 'Dok adresa nije potvrđena, obaveštenja stižu na {{email}}.',
    again: 'Pošalji ponovo',
    sent: 'Vezu za potvrdu šaljemo na {{email}}. Ako ne stigne, pokušajte ponovo sutra.',
  },
  note: {
    unconfirmed:
      'Ova adresa još nije potvrđena. Kad pošaljete oglas, na nju stiže veza za potvrdu, a do tada obaveštenja idu na {{email}}.',
    waiting: 'Ova adresa čeka potvrdu: vezu smo poslali {{date}}. Do tada obaveštenja idu na {{email}}.',
  },
  mail: {
    name: 'Potvrda adrese za obaveštenja',
    subject: 'Potvrdite adresu za obaveštenja firme {{company}}',
    preview: '{{company}} želi da na ovu adresu stižu obaveštenja o prijavama.',
    heading: 'Da li su obaveštenja za Vas?',
    text: 'Firma {{company}} navela je ovu adresu za obaveštenja o prijavama na svoje oglase na Prilici. Ako je to u redu, potvrdite je.',
    until: 'Veza važi do {{date}}',
    button: 'Potvrdite adresu',
    notYou:
      'Ako ne znate o čemu se radi, ne morate ništa da uradite: bez potvrde na ovu adresu ne šaljemo obaveštenja.',
    why: 'Ovaj mejl ste dobili jer je firma {{company}} navela Vašu adresu za obaveštenja na Prilici.',
  },
};
