import { deflateSync } from 'node:zlib';
import { strToU8, type Zippable, zipSync } from 'fflate';
import { samplePdf, samplePicture } from './sample-files.ts';

/** As large as an upload may be. */
const full = 5_242_880;

/** An archive of the same directory entry again and again. */
const manyFiles = (count: number): Uint8Array => {
  const one = Buffer.from(zipSync({ 'Skills.csv': strToU8('Name\nGo\n') }));
  const directory = one.readUInt32LE(one.length - 6);
  const entry = one.subarray(directory, one.length - 22);
  const end = Buffer.from(one.subarray(one.length - 22));
  end.writeUInt16LE(Math.min(count, 0xffff), 8);
  end.writeUInt16LE(Math.min(count, 0xffff), 10);
  return Buffer.concat([one.subarray(0, directory), ...Array.from({ length: count }, () => entry), end]);
};

const zipped = (files: Zippable): Uint8Array => zipSync(files, { level: 9 });

/** Levels of archives in archives, which at their end would be many gigabytes. */
const nested = (): Uint8Array => {
  let archive = zipped({ 'Positions.csv': new Uint8Array(10_000_000) });
  for (let level = 0; level < 5; level += 1)
    archive = zipped(Object.fromEntries(Array.from({ length: 10 }, (_, at) => [`${level}-${at}.zip`, archive])));
  return archive;
};

/** A PDF with an embedded file of any bytes. */
const pdfWith = (attached: Uint8Array): Uint8Array => {
  const packed = deflateSync(attached, { level: 9 });
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /EmbeddedFile /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`),
    packed,
    Buffer.from('\nendstream\nendobj\n%%EOF\n'),
  ]);
};

const xml = (inner: string): string => `<SkillsPassport><LearnerInfo>${inner}</LearnerInfo></SkillsPassport>`;
const filled = (begin: string, middle: string, end: string): string =>
  `${begin}${middle.repeat(Math.floor((full - begin.length - end.length) / middle.length))}${end}`;

/** Files that cost their reader more than they are worth, each with the codes that may refuse it; `read` for those that hold a CV. */
export async function hostileCvFiles(): Promise<[about: string, bytes: Uint8Array, codes: string[]][]> {
  const text = (content: string) => new TextEncoder().encode(content);
  const jobs = (count: number) =>
    JSON.stringify({ work: Array.from({ length: count }, () => ({ name: 'A', position: 'B' })) });
  const laughs = Array.from({ length: 10 }, (_, at) => `<!ENTITY l${at + 1} "${`&l${at};`.repeat(10)}">`).join('');
  const [unreadable, tooMuch] = ['candidates.cv-file-unreadable', 'candidates.cv-file-too-much'];
  const unknown = 'candidates.cv-file-unknown';
  const profile = 'Company Name,Title,Started On,Finished On\nA,B,Mar 2021,\n';
  return [
    ['a bomb of 1:1000', zipped({ 'Positions.csv': new Uint8Array(60_000_000) }), [tooMuch]],
    ['archives in archives', nested(), [unknown]],
    ['100,000 files', manyFiles(100_000), [tooMuch]],
    ['60,000 files', manyFiles(60_000), [tooMuch]],
    ['2,000 files that are one', manyFiles(2000), ['read']],
    [
      'a table of commas',
      zipped({ 'Positions.csv': text(`Company Name\n${','.repeat(262_000)}`) }),
      ['candidates.cv-file-without-cv'],
    ],
    [
      'a table of quotes',
      zipped({ 'Positions.csv': text(`Company Name\n${'"'.repeat(262_000)}`) }),
      [unreadable, tooMuch],
    ],
    ['a table of 100,000 lines', zipped({ 'Skills.csv': text(`Name\n${'a\n'.repeat(100_000)}`) }), [tooMuch]],
    ['half an archive', zipped({ 'Positions.csv': text(profile.repeat(50)) }).slice(0, 60), [unreadable]],
    ['an archive of something else', zipped({ 'a.txt': text('Hello') }), [unknown]],
    ['billion laughs', text(`<!DOCTYPE a [<!ENTITY l0 "ha">${laughs}]>${xml('&l10;')}`), [unreadable]],
    [
      'an external entity',
      text(`<?xml version="1.0"?><!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>${xml('&x;')}`),
      [unreadable],
    ],
    ['an unknown entity', text(xml('&x;')), [unreadable]],
    ['elements in elements', text('<a>'.repeat(full / 3)), [tooMuch]],
    ['a million elements', text(filled('<SkillsPassport>', '<a/>', '</SkillsPassport>')), [tooMuch]],
    ['a million attributes', text(filled('<a ', 'b="" ', '/>')), [tooMuch, unreadable]],
    [
      'different attributes',
      text(`<a ${Array.from({ length: 400_000 }, (_, at) => `b${at}=""`).join(' ')}/>`.slice(0, full)),
      [tooMuch],
    ],
    ['a declaration without end', text(filled('<!DOCTYPE a [', '<!-- -->', '')), [unreadable]],
    [
      'references to signs',
      text(filled('<SkillsPassport>', '&#x41;', '</SkillsPassport>')),
      ['candidates.cv-file-without-cv'],
    ],
    [
      'XML of 5 MB in one text',
      text(
        filled(
          '<SkillsPassport><LearnerInfo><Headline><Type><Code>statement</Code></Type><Description><Label>',
          'a&lt;',
          '</Label></Description></Headline></LearnerInfo></SkillsPassport>',
        ),
      ),
      ['read'],
    ],
    [
      'a skill of dots',
      text(xml(`<Skills><Computer><Description>${'.'.repeat(full / 2)}x</Description></Computer></Skills>`)),
      ['candidates.cv-file-without-cv'],
    ],
    ['XML of something else', text('<html><body>Hello</body></html>'), [unknown]],
    ['half an XML', text('<SkillsPassport><LearnerInfo><Ident'), [unreadable]],
    ['brackets in brackets', text('['.repeat(full)), [unknown]],
    ['objects in objects', text('{"a":'.repeat(full / 5)), [tooMuch]],
    ['5,000 lists in lists', text(`{"work":${'['.repeat(5000)}${']'.repeat(5000)}}`), [tooMuch]],
    ['100,000 jobs', text(jobs(100_000)), [tooMuch]],
    ['5,000 jobs', text(jobs(5000)), [tooMuch]],
    ['a text of 5 MB', text(JSON.stringify({ basics: { summary: '<'.repeat(full - 100) } })), ['read']],
    [
      'a name of 5 MB',
      text(JSON.stringify({ basics: { name: 'a '.repeat(full / 2 - 100) }, skills: [{ name: 'Go' }] })),
      ['read'],
    ],
    ['backslashes', text(filled('{"basics":{"summary":"', '\\\\', '"}}')), ['read']],
    ['quotes', text(filled('{"basics":{"summary":"', '\\"', '"}}')), ['read']],
    ['an open string', text(filled('{"basics":"', '\\"', '')), [unreadable]],
    ['numbers', text(filled('{"work":[', '1,', '1]}')), [tooMuch]],
    ['a wrong schema', text('{"basics":7,"work":"many","education":{"a":1},"skills":null}'), [unknown]],
    [
      'wrong types inside',
      text('{"basics":{"name":[1],"location":"x","profiles":{}},"work":[null,7,"a",[],{"name":{}}],"skills":[[[]]]}'),
      ['candidates.cv-file-without-cv'],
    ],
    ['nothing of a CV', text('{"basics":{}}'), ['candidates.cv-file-without-cv']],
    ['half a JSON', text('{"basics":{"name":"Mil'), [unreadable]],
    ['a list', text('[]'), [unknown]],
    ['blanks', text(' '.repeat(full)), [unknown]],
    ['zeros', new Uint8Array(full), [unknown]],
    ['a picture', await samplePicture('jpeg'), [unknown]],
    ['a PDF of somebody else', samplePdf(), ['candidates.cv-pdf-foreign']],
    ['a PDF of marks', text(filled('%PDF-1.7\n', '/EmbeddedFile obj stream ', '')), ['candidates.cv-pdf-foreign']],
    ['a PDF with a bomb', pdfWith(new Uint8Array(60_000_000)), ['candidates.cv-pdf-foreign']],
    ['a PDF with brackets', pdfWith(text('{"a":'.repeat(300_000))), [tooMuch]],
    ['a PDF with a PDF', pdfWith(samplePdf()), ['candidates.cv-pdf-foreign']],
  ];
}
