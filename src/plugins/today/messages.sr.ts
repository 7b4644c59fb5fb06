/** Texts of what is new for a person, above the home page. */
export const today = {
  greetings: {
    morning: 'Dobro jutro! Evo šta je novo za vas.',
    day: 'Dobar dan! Evo šta je novo za vas.',
    evening: 'Dobro veče! Evo šta je novo za vas.',
  },
  agent: 'Agent: {{title}}',
  found: { title: 'Našli su vaši agenti', all: 'Svi agenti' },
  news: { title: 'Obaveštenja', all: 'Sva obaveštenja' },
  closing: { title: 'Sačuvani oglasi uskoro ističu', all: 'Svi sačuvani' },
  waiting: {
    title: 'Čekaju vas',
    all: 'Moji oglasi',
    applications_one: '{{count}} nova prijava',
    applications_few: '{{count}} nove prijave',
    applications_other: '{{count}} novih prijava',
  },
  ending: { title: 'Vaši oglasi uskoro ističu', all: 'Moji oglasi' },
};
