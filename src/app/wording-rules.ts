/* Lists for `wording.test.ts` (ADR 31): a term is chosen once, here, and enforced by the test. */

/** Texts with a fixed wording. */
export const ownersWords = ['Morate nesto da izaberete!', 'Posting expired', 'Posting closed'];

/** Words that may follow a number without being counted: prepositions, units, verbs. */
export const notCounted = {
  sr: ['od', 's', 'na', 'iz', 'je', 'čeka', 'još', 'više'],
  en: ['of', 's', 'for', 'in', 'from', 'more', 'left', 'is', 'has', 'will', 'used'],
};

/**
 * Short imperatives for commands that the program executes. What a person does, or is invited to do, uses the polite
 * form.
 */
export const commands: readonly string[] =
  'blokiraj dodaj izmeni kopiraj napravi objavi obnovi obriši odbaci odbij napusti obavesti odblokiraj odjavi odobri odustani odvoji označi otkaži otpremi otvori pauziraj podeli pomeri poništi ponovi poruči potvrdi poveži povuci pošalji preskoči preuzmi prijavi prikaži primeni pripremi promeni pronađi sačuvaj sakrij spoji traži ubaci učitaj ukloni uvezi uzmi vrati zadrži zakaži zameni zatvori završi'.split(
    ' ',
  );

/** Words that only look like short imperatives: nouns, and the third person. */
export const notCommands: readonly string[] = 'odgovori oglasi prati pravi prenosi radi uvozi vidi vodi'.split(' ');

/** Short imperatives of invitations, whose polite forms no text contains. */
export const shortInvitations: readonly string[] =
  'čekaj dopuni idi izaberi javi klikni kreni nađi napiši nastavi navedi odgovori odluči opiši osveži ostani otkrij piši počni pogledaj pokušaj popuni pošaljinam pozovi predstavi pregledaj pređi pretraži probaj pročitaj prođi proveri registruj reci saznaj sačekaj sedi unesi upiši uporedi uključi isključi upoznaj uradi vrati zakaži zapamti zatraži zovi'.split(
    ' ',
  );

/** Forms of the second person singular. */
export const singular = /\b(?:tvoj\p{L}*|teb[ei]|možeš|želiš|imaš|moraš|hoćeš|nećeš)\b/u;

/** Serbian words that exist with and without diacritics. */
export const bothAreWords: readonly string[] = 'nas vas povuci pretrazi nalozi prikazi staza ce pica sto'.split(' ');

/** Words that are wrong without their diacritics. */
export const neverBare: readonly string[] =
  'vise vec moze mozete zelite zelim nece necete cete sta sifra kljuc kljucne ukljucite iskljucite vasa vase vasu vasi nas(a) sacuvaj sacuvano obrisi posalji trazi trazite izadji izmedju takodje medjutim dodjite pronadji nadjite resenje placanje placeno racun racunar cena(e) casova mesecno godisnje obrazac(e) nesto neko(j) duze zasto jos sledeci sledece moguce'
    .split(' ')
    .filter((word) => !word.includes('('));

/** Examples of job titles in both genders. */
export const pairedExamples: readonly string[] = ['prodavac/prodavačica', 'Prodavac/prodavačica', 'm/ž'];

/** Gendered forms of address or reference. */
export const gendered =
  /\p{L}+\/(?:la|a|na|o|ica|čica|kinja)\b|\b(?:siguran|dužan|spreman|prijavljen|odjavljen|registrovan|prijavljena|odjavljena) (?:ste|si|da)\b|\b(?:ste|si|bih|biste) (?!kao\b)\p{L}+(?:ao|io|eo|uo)\b|\b(?:dobrodošao|dobrodošla)\b|\buradi(?:o|la):/u;

/** Terms that Serbian texts must not use, each with its replacement. */
export const serbianTerms: readonly [rule: string, pattern: RegExp][] = [
  ['saglasnost, not pristanak', /(?<!„)\bprista(?:n|jem|jete|li|la)\p{L}*/u],
  [
    'prijava is signing in or applying, a state is a sesija',
    /prijav\p{L}+ (?:je |su )?istekl\p{L}+|otvoren\p{L}* prijav\p{L}*|kolačić prijave|prijave na drugim uređajima/u,
  ],
  ['a message is a mejl, an address an imejl adresa', /\bimejlom\b|(?<!\{\{)\be-?mail\p{L}*/u],
  ['fajl, not datoteka', /\bdatote[kc]\p{L}*/u],
  ['logo, not logotip', /\blogotip\p{L}*/u],
  ['zarada, not plata', /\bplat(?:a|e|u|i|om|ama)\b/u],
  ['veza, not link', /\blink(?!edin)\p{L}*/u],
  ['strana, not stranica', /\bstranic\p{L}*/u],
  ['naziv radnog mesta, not naziv pozicije', /\bnaziv\p{L}* pozicij\p{L}*/u],
  ['tekst is checked, not reči', /\bprover\p{L}* reči\b|reči se pregledaju/u],
  ['the button of a search says Traži', /^(?:pretraži|prikaži|pronađi)$/u],
  [
    'other services’ accounts are connected and detached: a veza is a link',
    /uklo?n\p{L}+ (?:t\p{L}+ )?vez[ueai]\b|veza (?:je|nije) uklonjena/u,
  ],
  ['a company is proverena, not potvrđena', /potvrdi\p{L}* firm\p{L}+|firma (?:je )?potvrđena/u],
  [
    'two versions are told apart as versions',
    /\bnov(?:o|ije|ija) stanj\p{L}+|\bsačuvano stanje\b|\b(?:uzmi|zadrži) (?:tuđe|njihov\p{L}*|sačuvan[oau]|onaj|onog)\b|\bsačuvaj moje\b/u,
  ],
  ['status, not stanje, of what has one', /^stanje$|\bu ovom stanju\b/u],
  ['an account is neaktivan, an agent miruje', /\buspavan\p{L}*|\bodmara(?:ju)? se\b|\bse odmara(?:ju)?\b/u],
  ['komanda and fascikla', /\bnaredb\p{L}+|\bfolder\p{L}*/u],
  ['an order says what is first with prvo', /\bnajpre\.?$/u],
  ['čeka na slanje', /\bček\p{L}+ slanje\b/u],
  ['local time, not clocks', /\bčasovnic\p{L}+|\bčasovnik\p{L}*/u],
  ['the largest number is reached', /\bkoliko (?:najviše )?može\b|\btoliko ih može\b/u],
  ['a mail was got, not is got', /\bdobijate jer\b/u],
  ['a reason is a sentence', /\bzato što:/u],
  ['what is lost and what to do are two sentences', /(?<!\bako\b[^.]*), pokušajte\b/u],
  ['an address for applications is imejl za prijave, the account’s is imejl naloga', /\bimejl\p{L}* za prijavu\b/u],
  ['no break inside a size', /\d [KMG]B\b/u],
  ['what goes on has no dots', /^[^,]*…$/u],
];

/** The same for texts of the product itself: postings may mention owners of cars and animals. */
export const serbianProductTerms: readonly [rule: string, pattern: RegExp][] = [
  [
    'a role is that of a vlasnik naloga: nobody knows who owns the company',
    /\bvlasni(?:k|ka|ku|kom|ci|cima|ke)\b(?! naloga)|\bčitalac: /u,
  ],
];

/** Terms that Serbian texts must not use in some places. */
export const placedSerbianTerms: readonly [rule: string, places: RegExp, pattern: RegExp][] = [
  [
    'from a file is imported, to a device downloaded',
    /^candidates\.cvImport\.(?!from\.|transfer\.export)/u,
    /\bpreuz(?:m|et|im)\p{L}*/u,
  ],
  [
    'može da uradi, not može uraditi',
    /^/u,
    /\bmo(?:gu|že|žemo|žete)(?: (?:se|ga|je|ih|vam))? \p{L}+(?:[aeiu]t|s[tć]|[aeio]ć)i\b/u,
  ],
  ['an account is deleted, not closed', /^content\.notices\.(?:otherwise|account)/u, /\bzatv[ao]r\p{L}+/u],
  ['an earlier letter is inserted', /^applications\.apply\.lastLetter/u, /\bpreuz(?:m|et)\p{L}*/u],
  ['a search is named as one', /\.searchLabel$/u, /^(?!pretraga\b)\p{L}+/u],
  [
    'the list of one’s own is a spisak, of results a lista',
    /^applications\.|^agents\.list/u,
    /\blist(?:a|e|i|u|om|ama)\b/u,
  ],
];

/** Keys of texts shown while the program works: they use the first person plural. */
export const progress =
  /(?<!\.delivery|\.packages)\.(?:sending|saving|loading|taking|confirming|cancelling|paying|deleting|requesting|publishing|beginning|accepting|resending|downloading|searching)$/u;

/** The only words that may directly precede a person's name in mails. */
export const beforeNames: readonly string[] = ['od', 'za'];

/** Terms that English texts must not use, each with its replacement. */
export const englishTerms: readonly [rule: string, pattern: RegExp][] = [
  ['email, not mail', /\bmails?\b(?! server)/u],
  ['someone, everyone, anyone', /\b(?:some|any|every)body\b/u],
  ['in the meantime, not meanwhile', /\bmeanwhile\b/u],
  ['is awaiting, not waits for', /\bwaits for\b|\bwait(?:ed|ing)? for (?:payment|approval|review|somebody)\b/u],
  ['is shown or appears, not stands', /\bstands? (?:in|among|on|here|beside)\b/u],
  ['is reviewed, not looked at', /\b(?:look(?:s|ed)? at (?:it|them|postings)|(?:is|are) looked at)\b/u],
  ['valid for, not good for', /\bgood for (?!yourself)|\bnot good any ?more/u],
  ['is responsible for, not answers for', /\banswers? for (?:it|them|the|what|its|correct)\b/u],
  ['request, not ask for', /\bask(?:ed|s)? for (?:new|a new|instructions|a link|another)\b/u],
  ['on Prilika', /\bat Prilika\b(?!’s)/u],
  ['no longer, not not any more', /\bnot [^.]*\bany more\b/u],
  ['All of Serbia', /\bwhole of serbia\b/u],
  ['Pay negotiable', /\bsalary negotiable\b|\bpay by agreement\b/u],
  ['notified, not told', /\btold\b/u],
  ['sign in, not log in', /\blog(?:ged|ging|s)? in\b/u],
  ['correct or fix, not put right', /\bput right\b/u],
  ['don’t need to, not need not', /\bneed not\b/u],
  ['despite, not in spite of', /\bin spite of\b/u],
  ['reached the limit, not the most there can be', /\bthe most (?:there|possible)\b/u],
  ['does not accept, not takes no', /\btakes? no (?:e?mails?|applications?)\b/u],
  ['You are receiving this email because, not You got', /\byou (?:got|received?) this\b/u],
  ['with or next to, not beside', /\bbeside\b/u],
  ['for a long time, not for long', /\bfor long\b/u],
  ['turn on and off, not switch', /\bswitch(?:ed|es|ing)? (?:\p{L}+ ){0,4}(?:on|off)\b/u],
  ['Agent name, not Name of the agent', /^(?:name|form|kind|reply|questions|language|reminder) of (?:the|a|an)\b/u],
  ['an inactive account, not a sleeping one', /\bsleeping\b/u],
  ['an email says nothing by itself: people are notified', /\bemail says so\b/u],
  ['takes effect, not counts at once', /\bcounts? at once\b/u],
  ['works for, not suits', /\bno time suits\b/u],
  ['permanently, not for good', /\bdeleted for good\b/u],
  ['create a CV or a PDF, not make', /\bmak(?:e|es|ing) (?:a |a new |the |your |my )?(?:cv|pdf)\b/u],
  ['is kept or stays, not what is to stay', /\bwhat is to (?:stay|be)\b/u],
  ['run out is said of supplies: expired', /\b(?:has|have|had) run out\b/u],
  ['notifications, not notices, about applications', /\bnotices about\b/u],
  ['dates as dd/mm/yyyy', /\bdd\. mm\. yyyy/u],
  ['Tax number (PIB), then PIB', /\btax (?:no\.|number(?! \(PIB\)))|\bPIB \(tax/u],
];

/** Keys of texts that candidates read. Other readers read of postings. */
export const candidatePlaces =
  /^postings\.(?:card|search|filters|browsing|saved|requirements|page(?!\.(?:preview|next|goTo))|home(?!\.hiring))|^applications\.(?:guest|requirements|withoutCv|sent|mail\.(?:confirmation|repetition|personFooter))|^feeds|^contact\.report|^agents|^candidates|^applications\.(?:own|apply|interviews\.(?:own|news|mail\.(?:offered|added|booked|reminder|off))|results|sendingResults\.(?:question|mail\.(?:result|noResult))|messaging\.own)|^accounts\.dormancy/u;
