/** Texts inside the archive of an application. */
export const archiveMessages = {
  /** Of the archive itself; the ending is added. */
  name: 'Prijava, {{positionTitle}}',
  page: 'Prijava',
  letter: 'Propratno pismo',
  documents: 'Dokumenti',
  title: 'Prijava na oglas „{{positionTitle}}”',
  to: 'Poslodavac',
  sentOn: 'Poslata',
  withdrawnOn: 'Povučena',
  kind: 'Vrsta prijave',
  person: 'Podaci uz prijavu',
  fullName: 'Ime i prezime',
  noDocuments: 'Uz prijavu nije poslat nijedan dokument.',
  checking: 'Ovaj fajl se još proverava, pa nije u arhivi.',
  infected: 'U ovom fajlu je nađen virus, pa je uklonjen.',
  lost: 'Ovog fajla više nema, pa nije u arhivi.',
  made: 'Sadržaj je onakav kakav je poslat. Arhiva je napravljena na Prilici {{date}}.',
  /** Of the archive of several. */
  severalName: 'Prijave',
  /** A text that stands in the archive when something is missing in it. */
  notice: 'Pročitajte',
  leftOut: 'Prijave na oglas „{{positionTitle}}” koje nisu u ovoj arhivi, {{date}}:',
  leftOutWithdrawn: '{{name}}: kandidat je povukao prijavu.',
  leftOutErased_one: '{{count}} prijava: kandidat je obrisao nalog ili prijave više nema.',
  leftOutErased_few: '{{count}} prijave: kandidati su obrisali nalog ili prijava više nema.',
  leftOutErased_other: '{{count}} prijava: kandidati su obrisali nalog ili prijava više nema.',
} as const;
