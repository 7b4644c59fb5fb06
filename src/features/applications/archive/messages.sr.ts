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
  lost: 'Ovog fajla više nema, pa nije u arhivi.',
  made: 'Sadržaj je onakav kakav je poslat. Arhiva je napravljena na Prilici {{date}}.',
} as const;
