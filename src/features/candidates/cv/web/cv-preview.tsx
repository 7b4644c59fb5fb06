import { formatDate, parseDate } from '#kit/dates.ts';
import { Avatar } from '#ui/light/initials.tsx';
import { LongAddress } from '#ui/light/long-address.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CvDraftsState } from './cv-drafts.ts';
import { typedRange } from './step-values.ts';
import './cv-preview.css';

interface Stay {
  title: string;
  place: string;
  period: string;
}

function Stays({ heading, stays }: { heading: string; stays: readonly Stay[] }) {
  const shown = stays
    .map((stay, at) => ({ ...stay, at }))
    .filter(({ title, place, period }) => title || place || period);
  if (shown.length === 0) return null;
  return (
    <section>
      <h3>{heading}</h3>
      {shown.map(({ at, title, place, period }) => (
        <p key={at}>
          <b>{title}</b>
          <br />
          {place}
          <br />
          <small>{period}</small>
        </p>
      ))}
    </section>
  );
}

/** Preview of the CV with saved and unsaved values; empty parts are omitted. */
export function CvPreview({ state, userId }: { state: CvDraftsState; userId: string }) {
  const t = useTexts();
  const language = useLanguage();
  const { saved, values } = state;
  const general = values['opsti-podaci'];
  const { education } = values.obrazovanje;
  const { experience } = values.iskustvo;
  const { skills, typed } = values.vestine;
  const { aboutMe } = values['o-meni'];
  const shownSkills = [...skills, typed].filter((skill) => skill.trim() !== '');
  const { photo, email } = saved.profile;
  const birthday = parseDate(general.birthday ?? '');
  const contact = [
    [t('candidates.fields.phone'), general.phone],
    [t('candidates.fields.email'), email],
    [t('candidates.fields.address'), [general.address, general.city].filter(Boolean).join(', ')],
    [t('candidates.fields.birthday'), birthday && formatDate(birthday, language)],
    [t('candidates.fields.externalLink'), general.externalLink],
  ].filter(([, value]) => value);
  const name = `${general.name} ${general.lastName}`;
  return (
    <section className="cv-sheet" aria-label={t('candidates.cv.preview')}>
      <div className="cv-sheet-side">
        <Avatar id={userId} name={name} src={photo?.id === general.photo ? photo?.url : undefined} size="lg" />
        <section>
          <h3>{t('candidates.cv.contact')}</h3>
          {contact.map(([label, value]) => (
            <p key={label}>
              <small>{label}</small>
              <br />
              <LongAddress>{value ?? ''}</LongAddress>
            </p>
          ))}
        </section>
        {shownSkills.length > 0 ? (
          <section>
            <h3>{t('candidates.cv.steps.vestine')}</h3>
            <ul>
              {shownSkills.map((skill) => (
                <li key={skill}>{skill}</li>
              ))}
            </ul>
          </section>
        ) : null}
      </div>
      <div className="cv-sheet-main">
        <div>
          <p className="cv-sheet-name">{name}</p>
          {general.profession ? <p>{general.profession}</p> : null}
        </div>
        {aboutMe ? (
          <section>
            <h3>{t('candidates.cv.steps.o-meni')}</h3>
            <p className="cv-sheet-text">{aboutMe}</p>
          </section>
        ) : null}
        <Stays
          heading={t('candidates.cv.experience.heading')}
          stays={experience.map(({ positionName, companyName, ...period }) => ({
            title: positionName,
            place: companyName,
            period: typedRange(period, language),
          }))}
        />
        <Stays
          heading={t('candidates.cv.steps.obrazovanje')}
          stays={education.map(({ title, institution, ...period }) => ({
            title,
            place: institution,
            period: typedRange(period, language),
          }))}
        />
      </div>
    </section>
  );
}
