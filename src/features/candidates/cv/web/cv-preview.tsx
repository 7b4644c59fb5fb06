import { formatDate, formatMonthRange } from '#shared/dates.ts';
import { Avatar } from '#ui/light/initials.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { SavedCv } from './step-values.ts';
import './cv-preview.css';

interface Stay {
  title: string;
  place: string;
  dateFrom: string;
  dateTo: string;
}

function Stays({ heading, stays }: { heading: string; stays: readonly Stay[] }) {
  const language = useLanguage();
  if (stays.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      {stays.map(({ title, place, dateFrom, dateTo }) => (
        <p key={`${title} ${place} ${dateFrom}`}>
          <b>{title}</b>
          <br />
          {place}
          <br />
          <small>{formatMonthRange(dateFrom, dateTo, language)}</small>
        </p>
      ))}
    </section>
  );
}

/** The sheet as it will look, with what is saved; empty parts are left out. */
export function CvPreview({ saved: { profile, cv }, userId }: { saved: SavedCv; userId: string }) {
  const t = useTexts();
  const language = useLanguage();
  const contact = [
    [t('candidates.fields.phone'), profile.phoneText],
    [t('candidates.fields.email'), profile.email],
    [t('candidates.fields.address'), [profile.address, profile.city].filter(Boolean).join(', ')],
    [t('candidates.fields.birthday'), profile.birthday && formatDate(profile.birthday, language)],
    [t('candidates.fields.externalLink'), profile.externalLink],
  ].filter(([, value]) => value);
  return (
    <section className="cv-sheet" aria-label={t('candidates.cv.preview')}>
      <div className="cv-sheet-side">
        <Avatar id={userId} name={`${profile.name} ${profile.lastName}`} src={profile.photo?.url} size="lg" />
        <section>
          <h3>{t('candidates.cv.contact')}</h3>
          {contact.map(([label, value]) => (
            <p key={label}>
              <small>{label}</small>
              <br />
              {value}
            </p>
          ))}
        </section>
        {cv.skills.length > 0 ? (
          <section>
            <h3>{t('candidates.cv.steps.vestine')}</h3>
            <ul>
              {cv.skills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="cv-sheet-main">
        <div>
          <p className="cv-sheet-name">
            {profile.name} {profile.lastName}
          </p>
          {profile.profession ? <p>{profile.profession}</p> : null}
        </div>
        {cv.aboutMe ? (
          <section>
            <h3>{t('candidates.cv.steps.o-meni')}</h3>
            <p className="cv-sheet-text">{cv.aboutMe}</p>
          </section>
        ) : null}
        <Stays
          heading={t('candidates.cv.experience.heading')}
          stays={cv.experience.map(({ positionName, companyName, ...period }) => ({
            title: positionName,
            place: companyName,
            ...period,
          }))}
        />
        <Stays
          heading={t('candidates.cv.steps.obrazovanje')}
          stays={cv.education.map(({ title, institution, ...period }) => ({
            title,
            place: institution,
            ...period,
          }))}
        />
      </div>
    </section>
  );
}
