import { renderToStaticMarkup } from 'react-dom/server';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import type { HeldReason } from '#features/files/file-rules.ts';
import { formatDate, formatDateTime, formatMonthRange, type LocalDay } from '#kit/dates.ts';
import { htmlLang, type Language } from '#kit/i18n/language.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { formatPhone } from '#kit/phone.ts';
import type { CandidateSnapshot } from '../../fields.ts';
import type { ApplicationRow } from '../../server/application-table.ts';

/** A document with its name in the archive. */
export interface PackedDocument {
  name: string;
  /** Why it is not included: its bytes are lost, or it is held back (rules.md#scanned-files). */
  missing: 'lost' | HeldReason | null;
}

/** Data of the page: the application, the posting's title and company, and the state of each document. */
export interface ArchivePage {
  application: ApplicationRow;
  positionTitle: string;
  company: string;
  documents: readonly PackedDocument[];
  now: Date;
}

type Fact = [label: string, value: string];

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:44em;margin:2em auto;padding:0 1em;color:#1d2524}' +
  'h1{font-size:1.6em;line-height:1.2}h2{font-size:1.15em;margin:2em 0 .5em}dt{color:#5b6664;font-size:.9em}' +
  'dd{margin:0 0 .75em;white-space:pre-line;overflow-wrap:anywhere}p{white-space:pre-line;overflow-wrap:anywhere}';

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl>
      {facts
        .filter(([, value]) => value !== '')
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

const snapshotFacts = (snapshot: CandidateSnapshot, t: Translate, language: Language): Fact[] => {
  const { experienceLevel, educationLevel } = snapshot;
  const period = (entry: { dateFrom: string; dateTo: string }) =>
    formatMonthRange(entry.dateFrom, entry.dateTo, language);
  const lines = (entries: readonly string[]) => entries.join('\n');
  return [
    [t('applications.snapshot.profession'), snapshot.profession],
    [
      t('applications.snapshot.experienceLevel'),
      experienceLevel && labelOf<CatalogItem>(experienceLevels, experienceLevel, language),
    ],
    [
      t('applications.snapshot.educationLevel'),
      educationLevel && labelOf<CatalogItem>(educationLevels, educationLevel, language),
    ],
    [
      t('applications.snapshot.experience'),
      lines(snapshot.experience.map((one) => withCommas([one.positionName, one.companyName, period(one)]))),
    ],
    [
      t('applications.snapshot.education'),
      lines(snapshot.education.map((one) => withCommas([one.title, one.institution, period(one)]))),
    ],
    [t('applications.snapshot.skills'), snapshot.skills.join(', ')],
    [t('applications.snapshot.aboutMe'), snapshot.aboutMe],
    [t('applications.snapshot.externalLink'), snapshot.externalLink],
  ];
};

/** Renders everything that was sent as a page that works offline and runs no scripts. */
export function archivePage(page: ArchivePage, t: Translate, language: Language): string {
  const { application, positionTitle, company, documents, now } = page;
  const { answers, coverLetter, snapshot, birthDate, withdrawnAt } = application;
  const title = t('applications.archive.title', { positionTitle });
  const facts: Fact[] = [
    [t('applications.archive.to'), company],
    [t('applications.archive.sentOn'), formatDateTime(application.createdAt, language)],
    [t('applications.archive.withdrawnOn'), withdrawnAt ? formatDateTime(withdrawnAt, language) : ''],
    [t('applications.archive.kind'), t(`applications.types.${application.applicationType}`)],
  ];
  const person: Fact[] = [
    [t('applications.archive.fullName'), `${application.firstName} ${application.lastName}`],
    [t('applications.facts.email'), application.email ?? ''],
    [t('applications.facts.phone'), application.phone && formatPhone(application.phone)],
    [t('applications.facts.address'), withCommas([application.address, application.city])],
    [t('applications.facts.birthDate'), birthDate ? formatDate(birthDate as LocalDay, language) : ''],
  ];
  const markup = renderToStaticMarkup(
    <html lang={htmlLang[language]}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>{title}</title>
        <style>{style}</style>
      </head>
      <body>
        <h1>{title}</h1>
        <Facts facts={facts} />
        <h2>{t('applications.archive.person')}</h2>
        <Facts facts={person} />
        {coverLetter ? (
          <>
            <h2>{t('applications.archive.letter')}</h2>
            <p>{coverLetter}</p>
          </>
        ) : null}
        {answers.length > 0 ? (
          <>
            <h2>{t('applications.employer.answers')}</h2>
            <Facts facts={answers.map(({ text, answers: words }): Fact => [text, words.join(', ')])} />
          </>
        ) : null}
        <h2>{t('applications.archive.documents')}</h2>
        {documents.length === 0 ? (
          <p>{t('applications.archive.noDocuments')}</p>
        ) : (
          <ul>
            {documents.map(({ name, missing }) => (
              <li key={name}>{missing ? `${name}. ${t(`applications.archive.${missing}`)}` : name}</li>
            ))}
          </ul>
        )}
        {snapshot ? (
          <>
            <h2>{t('applications.snapshot.title')}</h2>
            <Facts facts={snapshotFacts(snapshot, t, language)} />
          </>
        ) : null}
        <p>{t('applications.archive.made', { date: formatDate(now, language) })}</p>
      </body>
    </html>,
  );
  return `<!doctype html>\n${markup}\n`;
}
