import { z } from 'zod';
import { dormantMonths, noticeDays } from '#features/accounts/dormancy/dormancy-periods.ts';
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

/** Periods stated in the texts are those that the code uses (rules.md#privacy-notice). */
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

/** Parses a paragraph, list or table; blocks are separated by an empty line. */
function blockOf(text: string): StaticBlock {
  const lines = text.split('\n');
  const [first = '', , ...rest] = lines;
  if (first.startsWith('- ')) return { list: lines.map((line) => line.slice(2)) };
  return first.startsWith('|') ? { head: cellsOf(first), rows: rest.map(cellsOf) } : text;
}

/** Parses a section: its title, `Title {#id}` or `Title {#id: name in the table of contents}`, and its blocks. */
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

/** The text of a file, read on first use. */
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

/** Built-in texts, shown until an administrator publishes others (rules.md#site-texts). */
export const staticTexts: Record<EditablePage, Record<Language, WriteStaticText>> = {
  about: inBoth('about'),
  // Information under articles 23 and 24 of the ZZPL (rules.md#privacy-notice); it has a sentence for every table with
  // personal data.
  privacy: inBoth('privacy'),
  // Accepted when opening an account or applying (rules.md#consents).
  terms: inBoth('terms'),
  contact: inBoth('contact'),
  // The legal rules, for people who write postings and for applicants (rules.md#anti-discrimination-notice).
  antiDiscrimination: inBoth('anti-discrimination'),
};
