/** Stop words: too common in postings and job queries to be significant next to other words. */
const fillers = new Set(
  (
    'u na za i ili sa s od do iz kod po o a kao oko pri blizu preko da ne je su se li mi me bih bi sam smo ste si cu ces ce cemo cete ja ti on ona vi oni one moj moja moje meni mene nam nas vam vas svoj ali pa jer te ni samo jos vec bas evo sad sada odmah danas uskoro trenutno ' +
    'ima imate imamo imam imas imaju nema neki neka neko nekog nekoga neke nesto sta sto bude budem budu bio bila bili biti ' +
    'gde gdje ko koji koja koje kako kad kada koliko kolika koliki molim hvala dobar dan pozdrav zdravo ' +
    'the in for and or at of to as any an am im is are with near there here some me my we you can could would like please ' +
    'doo posao posla poslu poslom poslovi poslove poslova oglas oglasi oglase rad rada radu radim radi raditi radio radila radimo radili radilo ' +
    'hitno firma firme firmu firmi preduzece poslodavac poslodavci ozbiljna ozbiljan ozbiljnu ozbiljno dobro dobra dobru dobrom placen placena placeno placenim placenu ' +
    'plata plate platu platom zarada zarade zaradu zaradom ' +
    'mogu moze mogla mogao mogli moguce nudim nudi nudimo nude ' +
    'iskustvo iskustva iskustvom zavrsila zavrsio zavrsili ' +
    'bilo kakav kakva kakvi slobodno slobodna mesto mesta ' +
    'job jobs work working looking need wants want wanted hiring vacancy vacancies position positions salary find search searching'
  ).split(' '),
);

/** Verbs and words of wishing in any form: tražim, traže, tražila, želela, hoću, potrebna, zaposliti, nezaposlen, … */
const fillerForms =
  /^(?:traz(?:i|im|is|imo|ite|e|io|ila|ili|iti|en|ena|eno|eni)?|zel(?:i|im|imo|ite|e|eo|ela|eli|eti)|ho[ct](?:u|es|emo|ete|e|eo|ela|eli)|hteo|htela|hteli|treba(?:m|s|mo|te|ju|lo|la|o|li)?|potreb(?:an|na|no|ni|ne|nu|nog|nih)|(?:ne)?zaposl(?:iti|io|ila|ili|imo|ite|en|ena|eni|enje|enja|i|im)|zaposljava(?:mo|te|ju|nje)?|interes(?:uje|uju|ujem|ovao|ovala)|zanima(?:ju|lo|la)?|zainteresovan[aie]?|na(?:dem|demo|ci|lazim|sao|sla)|konkurs[ia]?|promen(?:im|iti|a|u|io|ila)|izgubi(?:o|la|li))$/u;

/** Whether a folded word is a filler, insignificant next to other words. */
export const isFiller = (word: string): boolean => fillers.has(word) || fillerForms.test(word);

/** Phrases that are fillers as a whole, e.g. „slobodna radna mesta”; `radno` and `slobodan` alone are significant. */
const fillerPhrases = [
  /^slobodn\p{L}{1,2} radn\p{L}{1,2} mest\p{L}{1,2}$/u,
  /^za (?:mlade|zene|zenu|zenske|muskarce|devojke|momke|osobu|osobe|ljude|sve)$/,
  /^radn\p{L}{1,2} mest\p{L}{1,2}$/u,
];

/** The number of folded words that form a filler at a position; 0 for none. */
export const fillersAt = (words: readonly string[], at: number): number => {
  for (const length of [3, 2]) {
    const phrase = words.slice(at, at + length).join(' ');
    if (fillerPhrases.some((filler) => filler.test(phrase))) return length;
  }
  return isFiller(words[at] as string) ? 1 : 0;
};
