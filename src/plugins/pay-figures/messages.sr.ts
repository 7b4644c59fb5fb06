/** Pay by category: on a posting's page and in its wizard, and the page of all. */
export const postings = {
  pay: {
    title: 'Zarada u poređenju',
    /** `{{place}}` with its preposition: „u Borskom okrugu”. */
    higher: 'Zarada je veća nego u {{percent}}% oglasa iz oblasti „{{category}}” {{place}}.',
    lower: 'Zarada je manja nego u {{percent}}% oglasa iz oblasti „{{category}}” {{place}}.',
    median: 'Zarada je oko sredine zarada u oglasima iz oblasti „{{category}}” {{place}}.',
    short: {
      higher: 'veća nego u {{percent}}% sličnih oglasa',
      lower: 'manja nego u {{percent}}% sličnih oglasa',
      median: 'oko sredine sličnih oglasa',
    },
    from_one:
      '{{number}} oglas iz poslednjih 12 meseci. Poredi se sredina raspona, neto; linija je bez 10% najnižih i 10% najviših.',
    from_few:
      '{{number}} oglasa iz poslednjih 12 meseci. Poredi se sredina raspona, neto; linija je bez 10% najnižih i 10% najviših.',
    from_other:
      '{{number}} oglasa iz poslednjih 12 meseci. Poredi se sredina raspona, neto; linija je bez 10% najnižih i 10% najviših.',
    all: 'Zarade po oblastima',
  },
  payPage: {
    title: 'Zarade po oblastima',
    titleIn: 'Zarade po oblastima {{place}}',
    description: 'Koliko poslodavci u Srbiji nude: medijana i raspon zarada iz oglasa, po oblastima i okruzima.',
    lead: 'Koliko poslodavci nude u oglasima iz poslednjih 12 meseci: neto mesečno u dinarima, za pun mesec rada.',
    region: 'Okrug',
    wholeCountry: 'Cela Srbija',
    submit: 'Traži',
    table: 'Zarade po oblastima {{place}}, u dinarima',
    columns: {
      category: 'Oblast',
      postings: 'Broj oglasa',
      half: 'Srednja polovina oglasa',
      median: 'Medijana',
      picture: 'Raspon',
    },
    download: 'Preuzmi tabelu (CSV)',
    emptyTitle: 'Još nema dovoljno oglasa sa zaradom',
    empty: 'Oblast se prikazuje kad ima bar deset oglasa sa navedenom zaradom.',
    toCountry: 'Cela Srbija',
    toPostings: 'Svi oglasi',
    source:
      'Brojevi su iz zarada koje su poslodavci sami naveli u oglasima na ovom sajtu, aktivnim i završenim. To nisu isplaćene zarade.',
    method:
      'Oglas se broji jednom, po sredini svog raspona. Evri se preračunavaju po kursu sajta, a 72% bruto iznosa računa se kao neto. Od jedne firme se broje najviše četiri oglasa u oblasti, a oblast sa manje od deset oglasa se ne prikazuje. Nepuno radno vreme, honorarni i dopunski rad, prakse i posao u inostranstvu nisu uračunati.',
    median: 'Medijana: polovina oglasa nudi više, polovina manje.',
    file: {
      category: 'Oblast',
      place: 'Mesto',
      postings: 'Broj oglasa',
      low: '10% oglasa do',
      lowerQuartile: '25% oglasa do',
      median: 'Medijana',
      upperQuartile: '75% oglasa do',
      high: '90% oglasa do',
    },
  },
};
