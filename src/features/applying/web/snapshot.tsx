import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { formatMonthRange } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { KeyValues } from '#ui/facts.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CandidateSnapshot } from '../fields.ts';

/** Whether the snapshot has any content. */
export const saysAnything = (snapshot: CandidateSnapshot): boolean =>
  Object.values(snapshot).some((part) => part.length > 0);

interface Entry {
  key: string;
  title: string;
  place: string;
  dateFrom: string;
  dateTo: string;
}

function Entries({ title, entries }: { title: string; entries: readonly Entry[] }) {
  const language = useLanguage();
  if (entries.length === 0) return null;
  return (
    <div>
      <p className="snapshot-heading">{title}</p>
      <ul className="stack g8 mt8">
        {entries.map((entry) => (
          <li key={entry.key}>
            <b className="medium">{entry.title}</b>
            <div className="sm dim">
              {withCommas([entry.place, formatMonthRange(entry.dateFrom, entry.dateTo, language)])}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Contents of a candidate's profile and CV when the application was sent. */
export function Snapshot({ snapshot }: { snapshot: CandidateSnapshot }) {
  const t = useTexts();
  const language = useLanguage();
  const { profession, experienceLevel, educationLevel, externalLink, aboutMe, skills } = snapshot;
  const facts = [
    { label: t('applications.snapshot.profession'), value: profession },
    {
      label: t('applications.snapshot.experienceLevel'),
      value: experienceLevel && labelOf<CatalogItem>(experienceLevels, experienceLevel, language),
    },
    {
      label: t('applications.snapshot.educationLevel'),
      value: educationLevel && labelOf<CatalogItem>(educationLevels, educationLevel, language),
    },
    { label: t('applications.snapshot.skills'), value: skills.join(', ') },
    {
      label: t('applications.snapshot.externalLink'),
      value: externalLink && (
        <a href={externalLink} target="_blank" rel="noopener noreferrer nofollow">
          {externalLink}
        </a>
      ),
    },
  ].filter(({ value }) => value !== '');
  return (
    <div className="stack g16 snapshot">
      {facts.length > 0 ? <KeyValues layout="wide" items={facts} /> : null}
      <Entries
        title={t('applications.snapshot.experience')}
        entries={snapshot.experience.map(({ positionName, companyName, ...period }, at) => ({
          ...period,
          key: `${at} ${positionName}`,
          title: positionName,
          place: companyName,
        }))}
      />
      <Entries
        title={t('applications.snapshot.education')}
        entries={snapshot.education.map(({ institution, ...entry }, at) => ({
          ...entry,
          key: `${at} ${entry.title}`,
          place: institution,
        }))}
      />
      {aboutMe ? (
        <div>
          <p className="snapshot-heading">{t('applications.snapshot.aboutMe')}</p>
          <p className="apply-letter mt8">{aboutMe}</p>
        </div>
      ) : null}
    </div>
  );
}
