export const unsubscribeMessages = {
  title: 'Odjava sa mejling liste',
  address: 'Adresa:',
  what: 'Šta želite da isključite',
  only: {
    news: 'Samo saveti i novosti',
    offers: 'Samo posebne ponude',
    applications: 'Samo obaveštenja o prijavama',
  },
  onlyNote: {
    news: 'Tekstovi o traženju posla i novosti na Prilici',
    offers: 'Popusti i posebne ponude Prilike',
    applications: 'Vesti o vašim prijavama na oglase',
  },
  everything: 'Sve navedene mejlove',
  everythingNote: 'Neophodne mejlove (nalog, oglasi, porudžbine, prijave) i dalje šaljemo',
  already: 'Ove mejlove ste već isključili. Ako želite, isključite i ostale.',
  submit: 'Odjavite se',
  sending: 'Odjavljujemo vas',
  settings: 'Podešavanja mejlova',
  done: 'Odjavljeni ste',
  doneOne: {
    news: 'Savete i novosti vam više ne šaljemo na {{email}}.',
    offers: 'Posebne ponude vam više ne šaljemo na {{email}}.',
    applications: 'Obaveštenja o prijavama vam više ne šaljemo na {{email}}.',
  },
  doneEverything:
    'Na {{email}} odsad šaljemo samo neophodne mejlove: o nalogu, oglasima, prijavama i porudžbinama.',
  undo: 'Mejlove možete ponovo da uključite u podešavanjima kad god želite.',
  home: 'Nazad na početnu stranu',
  back: 'Ponovo uključite mejlove u podešavanjima',
  invalidTitle: 'Ova veza ne radi',
  invalidText:
    'Veza za odjavu nije potpuna ili nalog više ne postoji. Otvorite je još jednom iz mejla, ili isključite mejlove u podešavanjima svog naloga.',
  signIn: 'Prijavite se',
} as const;
