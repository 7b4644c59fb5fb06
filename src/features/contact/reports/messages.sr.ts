/** Texts of the window in which a posting is reported. */
export const reportMessages = {
  open: 'Prijavi nepravilnost',
  about: '{{title}}, oglas br. {{id}}',
  reason: 'Šta nije u redu sa oglasom?',
  reasons: {
    money: 'Oglas traži novac ili podatke sa kartice',
    discrimination: 'Uslovi su diskriminatorni',
    impostor: 'Firma nije ona za koju se predstavlja',
    gone: 'Posao ne postoji ili je mesto već popunjeno',
    other: 'Nešto drugo',
  },
  text: 'Objašnjenje',
  email: 'Vaš imejl',
  emailHint: 'Za potvrdu prijema i odluku',
  unseen: 'Poslodavac ne vidi ko je poslao prijavu nepravilnosti.',
  submit: 'Pošalji',
  sent: {
    title: 'Hvala, prijava nepravilnosti je poslata.',
    text: 'Oglas ćemo pregledati. Ako nije u skladu sa pravilima, biće uklonjen. Ako ste ostavili imejl, na njega šaljemo odluku.',
  },
} as const;
