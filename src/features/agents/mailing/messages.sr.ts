/** Texts of agents' mails, and of the page that their links lead to. */
export const agentMailingMessages = {
  /** Only the server needs them. */
  mail: {
    names: {
      found: 'Novi oglasi digitalnog agenta',
      stillWanted: 'Pitanje digitalnog agenta da li da nastavi',
    },
    quoted: '„{{name}}”',
    moreValues: 'i još {{count}}',
    found: {
      subject_one: '{{count}} novi oglas za agenta „{{title}}”',
      subject_few: '{{count}} nova oglasa za agenta „{{title}}”',
      subject_other: '{{count}} novih oglasa za agenta „{{title}}”',
      intro_one: 'Objavljen je {{count}} oglas koji odgovara vašim uslovima.',
      intro_few: 'Objavljena su {{count}} oglasa koja odgovaraju vašim uslovima.',
      intro_other: 'Objavljeno je {{count}} oglasa koji odgovaraju vašim uslovima.',
      first_one: 'U mejlu je {{count}} oglas, ostali su na Prilici.',
      first_few: 'U mejlu su {{count}} oglasa, ostali su na Prilici.',
      first_other: 'U mejlu je {{count}} oglasa, ostali su na Prilici.',
      why: 'Odgovara uslovima: {{values}}',
      others_one: 'Našao ga je i agent {{names}}.',
      others_few: 'Našli su ga i agenti {{names}}.',
      others_other: 'Našli su ga i agenti {{names}}.',
      useful: 'Da li vam ovaj oglas koristi?',
      yes: 'Da',
      no: 'Ne',
      all: 'Pogledajte sve na Prilici',
    },
    stillWanted: {
      subject: 'Da li agent „{{title}}” i dalje treba da traži?',
      preview: 'Već godinu dana niste otvorili nijedan oglas iz njegovih mejlova.',
      text: 'Već godinu dana niste otvorili nijedan oglas koji vam je ovaj agent poslao. Ako vam je i dalje potreban, jedan klik je dovoljan.',
      otherwise:
        'Ako za 30 dana ne dobijemo odgovor, agent prestaje da šalje mejlove. Oglasi koje nađe ostaju na vašem profilu.',
      button: 'Neka traži i dalje',
    },
    footer: 'Ovaj mejl dobijate jer je uključen agent „{{title}}”. Uslovi: {{conditions}}.',
    edit: 'Izmenite agenta',
    pause: 'Pauzirajte agenta',
  },
} as const;
