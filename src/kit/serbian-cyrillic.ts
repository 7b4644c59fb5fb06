/* Transliterates Serbian Latin to Cyrillic. The conversion is ambiguous (`nj` in injekcija is н + ј), so nothing is
   stored in this form: it is done when a person asks for it and sees the result. */

const single = new Map<string, string>(
  [...'abcčćdđefghijklmnoprsštuvzž'].map((latin, at) => [latin, [...'абцчћдђефгхијклмнопрсштувзж'][at] as string]),
);
const digraphs = new Map([
  ['lj', 'љ'],
  ['nj', 'њ'],
  ['dž', 'џ'],
]);

/** Beginnings of words in which two letters are no digraph; the bar marks where they are separated. */
const partedBeginnings =
  'in|jek in|junk kon|jug kon|junk kon|junkt kon|jekt an|jon van|jez tan|jug nad|žanj nad|žnje nad|živ nad|žup od|žal od|žil od|živ od|žub pod|žanr pod|žel pod|žbun pod|župan pred|žel pred|žetv pred|živ'.split(
    ' ',
  );
const parted = partedBeginnings.map((word) => ({
  word: word.replace('|', ''),
  at: word.indexOf('|'),
}));

/** Addresses of mail and of the web, in any form: not transliterated. */
const address =
  /[\w.+-]+@[\w.-]+|(?:https?:\/\/|www\.)\S+|(?<![\p{L}\p{N}.])[a-z\d][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:rs|com|net|org|edu|info|io|dev|eu|me|ba|hr|co|app|example|test)(?:\/\S*)?(?![\p{L}\p{N}])/giu;

/** Product names that look like Serbian words. */
const brands = new Set(
  'cv json microsoft photoshop prilika excel access outlook word office google java python docker adobe sap oracle android git autocad revit figma jira canva corel premiere illustrator indesign ansible angular vue react redis django spring kotlin rust swift scala perl ruby rails laravel node linkedin facebook instagram viber tiktok html css sql php ios crm erp api iso haccp b2b b2c ecdl cnc cad cam'.split(
    ' ',
  ),
);

/** Characters, digits and letters that no Serbian word has: foreign words, versions, technologies. */
const foreign = /[qwxy]|[a-z][+#]|[a-z]\d|\d[a-z]|([bcfgklpst])\1/i;
/** A capital after a small letter (JavaScript), and Roman numerals of two or more letters. */
const mixedCase = /\p{Ll}\p{Lu}/u;
const roman = /^(?=[IVX]{2,}$)X{0,3}(?:IX|IV|V?I{0,3})$/;

const staysLatin = (word: string): boolean =>
  foreign.test(word) ||
  mixedCase.test(word) ||
  roman.test(word) ||
  brands.has(word.toLowerCase()) ||
  /[^\p{Script=Cyrillic}a-zčćžšđ\d+#]/iu.test(word);

const inCase = (cyrillic: string, latin: string): string =>
  latin.charAt(0) === latin.charAt(0).toLowerCase() ? cyrillic : cyrillic.toUpperCase();

/** Djordje, Djura: `dj` means đ at the beginning of a name; elsewhere it is two letters (odjednom). */
const withDj = (word: string): string =>
  /^dj[aou]/i.test(word) ? word.replace(/dj/gi, (pair) => (pair.charAt(0) === 'D' ? 'Đ' : 'đ')) : word;

const wordInCyrillic = (typed: string): string => {
  const word = withDj(typed);
  const lower = word.toLowerCase();
  const cut = parted.find((each) => lower.startsWith(each.word))?.at;
  let text = '';
  for (let at = 0; at < word.length; ) {
    const pair = word.slice(at, at + 2);
    const joined = at + 1 === cut ? undefined : digraphs.get(pair.toLowerCase());
    const latin = joined === undefined ? word.charAt(at) : pair;
    text += inCase(joined ?? single.get(latin.toLowerCase()) ?? latin, latin);
    at += latin.length;
  }
  return text;
};

const textInCyrillic = (text: string): string =>
  text.replace(/\.?[\p{L}\p{N}+#]+/gu, (found) => {
    const word = found.replace(/^\./, '');
    // A dot before a foreign word is part of its name: .NET.
    return staysLatin(word) || found === '.NET' ? found : found.slice(0, -word.length) + wordInCyrillic(word);
  });

/**
 * Serbian Latin as Cyrillic (Љубица Његош); Cyrillic text is unchanged. Addresses, technologies, Roman numerals and
 * words with letters or characters that Serbian does not have remain in Latin. Lists contain names that look like
 * Serbian words, and words whose `nj` or `dž` is two letters.
 */
export function toCyrillic(text: string): string {
  const plain = text.normalize('NFC').replace(/[Ǆ-ǌ]/gu, (letter) => letter.normalize('NFKC'));
  let result = '';
  let from = 0;
  for (const found of plain.matchAll(address)) {
    result += textInCyrillic(plain.slice(from, found.index)) + found[0];
    from = found.index + found[0].length;
  }
  return result + textInCyrillic(plain.slice(from));
}
