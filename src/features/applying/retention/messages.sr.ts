/** Texts about the deletion of old applications. */
export const retentionMessages = {
  mail: {
    /** What administrators read in the mail log. */
    name: 'Prijave se uskoro brišu',
    subject_one: 'Uskoro se briše {{count}} prijava',
    subject_few: 'Uskoro se brišu {{count}} prijave',
    subject_other: 'Uskoro se briše {{count}} prijava',
    preview: 'Možete da ih pregledate do {{date}}.',
    heading: 'Stare prijave se uskoro brišu',
    text: 'Prijave čuvamo {{account}} posle kraja oglasa, a one koje su poslate bez naloga {{guest}}. Ove prijave možete da pregledate do {{date}}. Posle toga se brišu, zajedno sa dokumentima:',
    months_one: '{{count}} mesec',
    months_few: '{{count}} meseca',
    months_other: '{{count}} meseci',
    next: 'Oglasi i njihova statistika ostaju.',
    openApplications: 'Pogledajte prijave',
    openPostings: 'Pogledajte svoje oglase',
    why: 'Ovaj mejl ste dobili jer su na oglase Vaše firme na Prilici stigle prijave.',
  },
} as const;
