/** Texts of candidates: their general data, their CV, their documents. */
export const candidateMessages = {
  problems: {
    'profile-changed':
      'U međuvremenu ste profil sačuvali na drugom mestu. Izaberite koju verziju zadržavate.',
  },
};
