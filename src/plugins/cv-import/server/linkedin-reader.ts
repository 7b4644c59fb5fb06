import { parse } from 'csv-parse/sync';
import { Problem } from '#kit/problem.ts';
import type { ForeignSection } from '../cv-parts.ts';
import type { IgnoredPart } from '../fields.ts';
import { type FoundCv, firstWords, passedDetails, passedFurther } from './found-cv.ts';
import type { ZipEntry } from './zip-entries.ts';

/** Maximum bytes of one table: some hundred jobs with long descriptions. */
const maxBytes = 262_144;
const maxRows = 1000;

type Row = Readonly<Record<string, string>>;

/** The tables that are read, by file name, each with a column that its header must have. */
const tables = {
  profile: [['profile.csv'], 'First Name'],
  summary: [['profile summary.csv'], 'Profile Summary'],
  positions: [['positions.csv'], 'Company Name'],
  education: [['education.csv'], 'School Name'],
  skills: [['skills.csv'], 'Name'],
  emails: [['email addresses.csv'], 'Email Address'],
  phones: [['phonenumbers.csv', 'phone numbers.csv'], 'Number'],
} as const satisfies Record<string, [readonly string[], string]>;

/** Tables of sections that CVs on this site do not have; not unpacked. */
const passed: Readonly<Record<string, ForeignSection>> = {
  'languages.csv': 'languages',
  'certifications.csv': 'certificates',
  'courses.csv': 'courses',
  'publications.csv': 'publications',
  'patents.csv': 'publications',
  'honors.csv': 'awards',
  'volunteering.csv': 'volunteering',
  'volunteering experience.csv': 'volunteering',
  'projects.csv': 'projects',
  'recommendations_received.csv': 'references',
};

const names = new Set<string>(Object.values(tables).flatMap(([files]) => [...files]));

/** Whether an archive contains a known LinkedIn table. */
export const isLinkedIn = (entries: readonly ZipEntry[]): boolean => entries.some(({ name }) => names.has(name));

/** UTF-8 with or without BOM; files saved again by a spreadsheet program use the local code page. */
const decoded = (bytes: Buffer): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1250').decode(bytes);
  }
};

/** Rows by column name. Notes before the header are skipped; empty without a header. */
function readTable(bytes: Buffer, column: string): Row[] {
  let rows: string[][];
  try {
    rows = parse(decoded(bytes), {
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: maxRows + 1,
      max_record_size: 65_536,
    });
  } catch (error) {
    throw new Problem('candidates.cv-file-unreadable', { cause: error });
  }
  if (rows.length > maxRows) throw new Problem('candidates.cv-file-too-much');
  const head = rows.slice(0, 10).findIndex((cells) => cells.some((cell) => cell.trim() === column));
  const header = rows[head]?.map((cell) => cell.trim()) ?? [];
  return rows
    .slice(head + 1)
    .map((cells) => Object.fromEntries(header.map((name, place) => [name, cells[place] ?? ''])))
    .slice(head < 0 ? rows.length : 0);
}

/** `[PORTFOLIO:https://primer.rs],[OTHER:…]` → the addresses. */
const linksOf = (text: string): string[] =>
  [...text.slice(0, 5000).matchAll(/https?:\/\/[^\s,\]]+/g)].map(([address]) => address);

const passedOver = (entries: readonly ZipEntry[]): IgnoredPart[] => {
  const sections = new Set(entries.flatMap(({ name }) => passed[name] ?? []));
  const others = entries.filter(({ name }) => !names.has(name) && passed[name] === undefined);
  return [
    ...[...sections].map((section) => ({ code: 'section' as const, section })),
    ...(others.length > 0 ? [{ code: 'section' as const, section: 'attachments' as const, count: others.length }] : []),
  ];
};

/** Parses LinkedIn's data export. Only the tables of the profile are unpacked. */
export async function readLinkedIn(entries: readonly ZipEntry[]): Promise<FoundCv> {
  const rowsOf = async ([files, column]: readonly [readonly string[], string]): Promise<Row[]> => {
    const entry = entries.find(({ name }) => files.includes(name));
    return entry ? readTable(await entry.read(maxBytes), column) : [];
  };
  const [profile = {}] = await rowsOf(tables.profile);
  const [summary = {}] = await rowsOf(tables.summary);
  const positions = await rowsOf(tables.positions);
  const education = await rowsOf(tables.education);
  const skills = await rowsOf(tables.skills);
  const emails = await rowsOf(tables.emails);
  const phones = (await rowsOf(tables.phones)).map((row) => row['Number'] ?? '').filter(Boolean);
  const links = linksOf(profile['Websites'] ?? '');
  const headline = profile['Headline'] ?? '';
  const place = profile['Geo Location'] ?? '';
  const primary = emails.find((row) => row['Primary'] === 'Yes') ?? emails[0];
  const studied = education.filter((row) => firstWords(row['Notes'], row['Activities']) !== '');
  return {
    source: 'linkedin',
    general: {
      name: profile['First Name'] ?? '',
      lastName: profile['Last Name'] ?? '',
      address: profile['Address'] ?? '',
      birthday: profile['Birth Date'] ?? '',
      email: primary?.['Email Address'] ?? '',
      phone: phones[0] ?? '',
      externalLink: links[0] ?? '',
    },
    experience: positions.map((row) => ({
      title: row['Title'] ?? '',
      place: row['Company Name'] ?? '',
      from: row['Started On'] ?? '',
      to: row['Finished On'] ?? '',
    })),
    education: education.map((row) => ({
      title: row['Degree Name'] ?? '',
      place: row['School Name'] ?? '',
      from: row['Start Date'] ?? '',
      to: row['End Date'] ?? '',
    })),
    skills: skills.map((row) => row['Name'] ?? ''),
    aboutMe: firstWords(profile['Summary'], summary['Profile Summary']),
    ignored: [
      ...(headline.trim() === '' ? [] : [{ code: 'headline' as const, text: headline }]),
      // „Belgrade, Serbia” or „Greater Belgrade Area”: the town cannot be determined.
      ...(place.trim() === '' ? [] : [{ code: 'unreadable' as const, field: 'city', text: place }]),
      ...passedDetails('experience', positions.filter((row) => (row['Description'] ?? '') !== '').length),
      ...passedDetails('education', studied.length),
      ...passedFurther('phone', phones.length),
      ...passedFurther('externalLink', links.length),
      ...passedOver(entries),
    ],
  };
}
