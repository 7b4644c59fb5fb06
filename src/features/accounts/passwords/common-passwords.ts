/*
 * The most common passwords satisfy the rules through a leading capital letter with trailing digits and a symbol
 * (`Lozinka123!`), or through look-alike symbols (`P@ssw0rd`). So the word inside is compared, not the whole password.
 */
const commonWords = new Set(
  [
    'a aa aaa ab abc abcd abcde abcdef abc123 a1b2c3 q qq qw qwe qwer qwert qwerty qwertyuiop qwertz qwertzu qwertzuiop',
    'asd asdf asdfg asdfgh asdfghjkl zxc zxcv zxcvbn zxcvbnm yxc yxcv yxcvbn yxcvbnm qaz qazwsx qaz2wsx 1qaz2wsx 1q2w3e',
    '1q2w3e4r zaq1xsw2 q1w2e3 q1w2e3r4 password passwort pass passwd letmein welcome welcome1 admin administrator root',
    'user guest test tester testing demo changeme change default master secret login access hello iloveyou love sunshine',
    'princess monkey dragon football baseball basketball superman batman pokemon trustno shadow michael jordan hunter',
    'killer soccer summer winter spring autumn january monday google facebook instagram internet computer samsung apple',
    'lozinka sifra sifrica pristup korisnik zdravo cao dobrodosli volimte volim ljubav srce sreca mama tata brat sestra',
    'srbija beograd novisad nis kragujevac jugoslavija balkan zvezda crvenazvezda delije partizan grobari fudbal kosarka',
    'marko nikola stefan aleksandar jovan milan luka ana marija jelena milica jovana ivana sneza leto zima prolece jesen',
    'posao novac kompjuter telefon proba probaproba',
  ].flatMap((line) => line.split(' ')),
);

const lookalikes: Record<string, string> = {
  '@': 'a',
  $: 's',
  '€': 'e',
  '0': 'o',
  '3': 'e',
  '5': 's',
  '!': 'i',
};

/** Lower case without diacritics. */
const plain = (text: string): string =>
  text.normalize('NFKD').replace(/\p{M}/gu, '').replaceAll('đ', 'd').replaceAll('Đ', 'D').toLowerCase();

/** Strips leading and trailing digits and symbols. Emoji are not stripped: attackers cannot guess them. */
const core = (text: string): string => text.replace(/^[^\p{L}\p{So}]+|(?<![^\p{L}\p{So}])[^\p{L}\p{So}]+$/gu, '');

const asLetters = (text: string): string => text.replace(/[@$€035!]/g, (sign) => lookalikes[sign] ?? sign);

/** Whether a password is among the most common, ignoring what surrounds the word in it. */
export function isCommonPassword(password: string): boolean {
  const text = plain(password);
  const withoutTail = text.replace(/(?<![^\p{L}\p{So}@$€])[^\p{L}\p{So}@$€]+$/u, '');
  return [
    text,
    core(text),
    asLetters(withoutTail),
    core(asLetters(withoutTail)),
    text.replace(/[^\p{L}\p{So}\p{N}]/gu, ''),
    text.replace(/[^\p{L}\p{So}]/gu, ''),
  ].some((candidate) => commonWords.has(candidate));
}
