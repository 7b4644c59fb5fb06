import type { CandidateSnapshot } from '#features/applying/fields.ts';
import type { CatalogItem } from '#features/catalog/catalog-item.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { formatMonthRange } from '#kit/dates.ts';
import { KeyValues } from '#ui/facts.tsx';
import { Card } from '#ui/light/card.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** Jobs, then schools, as they were when the application was sent. */
export function ExperienceCard({ snapshot }: { snapshot: CandidateSnapshot }) {
  const t = useTexts();
  const language = useLanguage();
  const entries = [
    ...snapshot.experience.map(({ positionName, companyName, ...period }) => ({
      title: positionName,
      place: companyName,
      period: formatMonthRange(period.dateFrom, period.dateTo, language),
    })),
    ...snapshot.education.map(({ title, institution, ...period }) => ({
      title,
      place: institution,
      period: formatMonthRange(period.dateFrom, period.dateTo, language),
    })),
  ];
  if (entries.length === 0) return null;
  return (
    <Card as="section">
      <h2 className="h3 mb8">{t('applications.reviewing.one.experience')}</h2>
      <ul className="experience">
        {entries.map(({ title, place, period }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: only the index distinguishes equal entries, and they never move
          <li key={`${at} ${title}`}>
            <span className="sm dim">{period}</span>
            <div>
              <b className="medium">{title}</b>
              <div className="sm dim">{place}</div>
            </div>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** The rest of the profile. */
export function ProfileCard({ snapshot }: { snapshot: CandidateSnapshot }) {
  const t = useTexts();
  const language = useLanguage();
  const { experienceLevel, educationLevel, skills, aboutMe } = snapshot;
  const facts = [
    {
      label: t('applications.snapshot.experienceLevel'),
      value: experienceLevel && labelOf<CatalogItem>(experienceLevels, experienceLevel, language),
    },
    {
      label: t('applications.snapshot.educationLevel'),
      value: educationLevel && labelOf<CatalogItem>(educationLevels, educationLevel, language),
    },
    { label: t('applications.snapshot.skills'), value: skills.join(', ') },
  ].filter(({ value }) => value !== '');
  if (facts.length === 0 && aboutMe === '') return null;
  return (
    <Card as="section" className="stack g12 snapshot">
      <h2 className="h3">{t('applications.reviewing.one.profile')}</h2>
      {facts.length > 0 ? <KeyValues layout="wide" items={facts} /> : null}
      {aboutMe ? (
        <div>
          <p className="sm dim">{t('applications.snapshot.aboutMe')}</p>
          <p className="apply-letter">{aboutMe}</p>
        </div>
      ) : null}
    </Card>
  );
}
