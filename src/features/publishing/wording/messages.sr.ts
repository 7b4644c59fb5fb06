/** What the wording check says to the author. */
export const wordingMessages = {
  rules: {
    sex: '„{{found}}” upućuje na pol kandidata.',
    age: '„{{found}}” upućuje na godine kandidata.',
    family: '„{{found}}” upućuje na porodične prilike kandidata.',
    looks: '„{{found}}” upućuje na izgled kandidata.',
    origin: '„{{found}}” upućuje na poreklo ili veru kandidata.',
    health: '„{{found}}” upućuje na zdravlje kandidata.',
    money: '„{{found}}”: od kandidata ne sme da se traži novac.',
    documents: '„{{found}}”: ovi lični podaci nisu potrebni za prijavu.',
    contact: '„{{found}}” vodi kandidate van Prilike. Način prijave birate u koraku „Oglašivač”.',
    earnings: '„{{found}}” zvuči kao obećanje lake zarade. Navedite iznos i za šta se dobija.',
    title: 'Naziv je naveden u jednom rodu. Predlog: „{{title}} (m/ž)”.',
  },
  stops: 'Oglas sa ovim izrazima pregledamo pre objave.',
  summary: 'Oglas će čekati pregled.',
  summaryText: 'Pre objave pregledamo: {{phrases}}. Ako to izmenite, oglas zbog toga neće čekati.',
  phrase: '„{{found}}” ({{part}})',
} as const;
