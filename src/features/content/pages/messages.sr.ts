/** Texts of the administration of pages. */
export const pageMessages = {
  title: 'Strane sajta',
  lead: 'Tekstovi koje svi čitaju. Svaka objavljena verzija ostaje sačuvana i može da se vrati.',
  edit: 'Tekst strane',
  page: 'Strana',
  shown: 'Prikazuje se',
  consents: 'Potvrde',
  accepted: '{{accepted}} od {{accounts}}',
  acceptedVersion: 'Verziju {{number}} je potvrdilo {{accepted}} od {{accounts}} naloga.',
  fields: {
    title: 'Naslov',
    description: 'Opis za pretraživače',
    brief: 'Ukratko',
    lead: 'Rečenica ispod naslova',
    body: 'Tekst',
  },
  hints: { description: 'Vidi se u rezultatima pretraživača, najbolje 70 do 160 znakova.' },
  placeholders:
    'Na mestu oznake {provider} ispisuju se podaci firme iz podešavanja, a na mestu {contact} njena imejl adresa.',
  inForceOn: 'Važi od',
  asks: 'Traži novu potvrdu',
  asksHint:
    'Svi sa nalogom vide poruku iznad strana dok ne prihvate nove uslove, odnosno ne potvrde da su videli nova pravila privatnosti. Ništa im ne prestaje da radi.',
  publish: 'Objavi novu verziju',
  published: 'Nova verzija je objavljena.',
} as const;
