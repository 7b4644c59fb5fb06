import { z } from 'zod';
import { dormantMonths, noticeDays } from '#features/accounts/sleeping/sleeping-periods.ts';
import { noticeDays as readingDays, retentionMonths } from '#features/applying/retention/retention-months.ts';
import { readText } from '#host/content-files.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { EditablePage } from '../../editing/editable-pages.ts';
import type { StaticBlock, StaticSection, StaticText, WriteStaticText } from '../static-page.ts';

const head = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  brief: z.string().min(1),
  changedOn: z.iso.date(),
  binding: z.stringbool(),
});

/** What texts say of periods is what the code uses (rules.md#privacy-notice). */
const periods = {
  asleepMonths: dormantMonths,
  noticeDays,
  readingDays,
  accountMonths: retentionMonths.account,
  guestMonths: retentionMonths.guest,
};

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Paragraphs, lists and tables stand apart by an empty line. */
function blockOf(text: string): StaticBlock {
  const lines = text.split('\n');
  const [first = '', , ...rest] = lines;
  if (first.startsWith('- ')) return { list: lines.map((line) => line.slice(2)) };
  return first.startsWith('|') ? { head: cellsOf(first), rows: rest.map(cellsOf) } : text;
}

/** A section from its title, `Title {#id}` or `Title {#id: name in the list of contents}`, and its blocks. */
function sectionOf(text: string): StaticSection {
  const [line = '', ...blocks] = text.trim().split(/\n{2,}/);
  const [, title = line, id = '', short] = /^(.*) \{#([a-z-]+)(?:: (.*))?\}$/.exec(line) ?? [];
  return { id, title, ...(short ? { short } : {}), blocks: blocks.map(blockOf) };
}

const filled = <Part>(part: Part, words: Readonly<Record<string, unknown>>): Part =>
  JSON.parse(JSON.stringify(part), (_key, value) =>
    typeof value === 'string'
      ? value.replace(/\{(\w+)\}/g, (braces, name: string) => String(words[name] ?? braces))
      : value,
  );

/** The text of a file, read when it is first asked for. */
function textOf(page: string, language: Language): WriteStaticText {
  let text: StaticText | undefined;
  return (facts) => {
    text ??= (() => {
      const { head: about, body } = readText(`pages/${page}.${language}.md`, head);
      const sections = body.split(/^## /m).slice(1).map(sectionOf);
      return filled({ ...about, sections }, periods);
    })();
    return filled(text, { ...facts });
  };
}

const inBoth = (page: string) => ({ sr: textOf(page, 'sr'), en: textOf(page, 'en') });

/** The texts that come with the program: they are shown until somebody writes others (rules.md#site-texts). */
export const staticTexts: Record<EditablePage, Record<Language, WriteStaticText>> = {
  about: inBoth('about'),
  // Information by articles 23 and 24 of the ZZPL (rules.md#privacy-notice): every table with personal data has its sentence.
  privacy: inBoth('privacy'),
  // What people accept when they open an account or apply (rules.md#consents).
  terms: inBoth('terms'),
  contact: inBoth('contact'),
  // What the law says, for people who write postings and for those who answer them (rules.md#anti-discrimination-notice).
  antiDiscrimination: inBoth('anti-discrimination'),
};
