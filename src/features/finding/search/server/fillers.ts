/** Words so common in postings, and in queries about work, that they mean nothing next to others. */
const fillers = new Set(
  (
    'u na za i ili sa s od do iz kod po o a kao oko pri blizu preko da je su se li mi me bih bi sam smo ste ima imate imamo neki neka neko nekog ' +
    'gde gdje ko koji koja sto molim hvala the in for and or at of to as any an am im is with near ' +
    'doo posao posla poslu poslom poslovi poslove poslova oglas oglasi oglase rad rada radu radim radi raditi radio radila ' +
    'potreban potrebna potrebno potrebni potrebne trazi trazim trazimo trazis treba trebam trebaju hitno hocu zelim zelela zeleo mogu moze ' +
    'nudim nudi nudimo zaposlenje zaposliti zaposlio zaposlila zaposljavamo zaposljava interesuje zanima zainteresovan zainteresovana bilo kakav kakva kakvi ' +
    'konkurs konkursi slobodno slobodna mesto mesta job jobs work working looking need want wanted hiring vacancy vacancies'
  ).split(' '),
);

/** Whether a folded word means nothing next to others. */
export const isFiller = (word: string): boolean => fillers.has(word);

/** „Slobodna radna mesta” as a whole means nothing; `radno` and `slobodan` alone do. */
const fillerPhrases = [
  /^slobodn\p{L}{1,2} radn\p{L}{1,2} mest\p{L}{1,2}$/u,
  /^radn\p{L}{1,2} mest\p{L}{1,2}$/u,
];

/** The number of folded filler words from a place on. */
export const fillersAt = (words: readonly string[], at: number): number => {
  for (const length of [3, 2]) {
    const phrase = words.slice(at, at + length).join(' ');
    if (fillerPhrases.some((filler) => filler.test(phrase))) return length;
  }
  return isFiller(words[at] as string) ? 1 : 0;
};
