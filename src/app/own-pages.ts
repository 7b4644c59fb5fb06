/** Whose pages `/profil/kandidat/…` and `/profil/poslodavac/…` are. */
export const ownerOfPath = (pathname: string): 'jobseeker' | 'employer' =>
  pathname.toLowerCase().startsWith('/profil/poslodavac') ? 'employer' : 'jobseeker';
