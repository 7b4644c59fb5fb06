const shared = {
  title: 'Poruke',
  found_one: '{{count}} prepiska',
  found_few: '{{count}} prepiske',
  found_other: '{{count}} prepiski',
  showAll: 'Prikaži sve prepiske',
  filters: { state: { label: 'Prikaz', all: 'Sve', awaiting: 'Čekaju vaš odgovor', unread: 'Nepročitane' } },
};

/** Texts of the pages with all messages of a company, and of a candidate. */
export const inboxMessages = {
  inbox: {
    ...shared,
    unread_one: '{{count}} nova',
    unread_few: '{{count}} nove',
    unread_other: '{{count}} novih',
    awaiting: 'Čeka vaš odgovor',
    own: 'Vaša firma: {{text}}',
    none: {
      title: 'Još nema poruka',
      text: 'Ovde će biti sve prepiske sa kandidatima. Prva poruka šalje se sa spiska prijava ili sa strane jedne prijave.',
    },
    empty: 'Nema takvih prepiski',
  },
  ownInbox: {
    ...shared,
    own: 'Vi: {{text}}',
    none: { title: 'Još nema poruka', text: 'Kada vam poslodavac pošalje poruku o prijavi, prepiska će biti i ovde.' },
    empty: 'Sve poruke su pročitane',
  },
} as const;
