/** Texts about answering those who apply. */
export const replyMessages = {
  mail: {
    button: 'Pogledajte prijave',
    digest: {
      /** What administrators read in the mail log. */
      name: 'Zbirni mejl o prijavama',
      subject_one: '{{count}} nova prijava na Vaše oglase',
      subject_few: '{{count}} nove prijave na Vaše oglase',
      subject_other: '{{count}} novih prijava na Vaše oglase',
      preview: 'Prijave koje su stigle od prethodnog jutra.',
      heading_one: 'Stigla je {{count}} nova prijava',
      heading_few: 'Stigle su {{count}} nove prijave',
      heading_other: 'Stiglo je {{count}} novih prijava',
      why: 'Ovaj mejl ste dobili jer je za oglas izabran zbirni jutarnji mejl. To možete da promenite u izmeni oglasa.',
    },
    reminder: {
      name: 'Rok za obećani odgovor uskoro ističe',
      subject_one: '{{count}} kandidat čeka obećani odgovor',
      subject_few: '{{count}} kandidata čekaju obećani odgovor',
      subject_other: '{{count}} kandidata čeka obećani odgovor',
      preview: 'Prvi rok za odgovor ističe {{date}}.',
      heading: 'Kandidati čekaju odgovor koji ste obećali',
      text: 'U oglasu ste obećali odgovor svima koji se prijave. Prvi rok ističe {{date}}.',
      next: 'Dovoljna je i kratka poruka. Istu poruku možete da pošaljete svima odjednom.',
      why: 'Ovaj mejl ste dobili jer ste u oglasu obećali odgovor kandidatima.',
    },
  },
} as const;
