import type { SavedCv } from '#features/candidates/cv/web/step-values.ts';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { formatDate, formatMonthRange } from '#kit/dates.ts';
import { KeyValues } from '#ui/facts.tsx';
import { Pill } from '#ui/pill.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { CvPart } from '../cv-parts.ts';
import type { CvPreview } from '../fields.ts';
import { generalFields } from './part-values.ts';

interface ShownStay {
  title: string;
  place: string;
  dateFrom: string;
  dateTo: string;
  yearFrom?: string;
  yearTo?: string;
}

function Stays({ stays }: { stays: readonly ShownStay[] }) {
  const language = useLanguage();
  return (
    <ul className="import-stays">
      {stays.map((stay) => (
        <li key={`${stay.title} ${stay.place} ${stay.dateFrom} ${stay.yearFrom}`}>
          <b className="medium">{stay.title || stay.place}</b>
          {stay.title && stay.place ? <span className="sm dim">{stay.place}</span> : null}
          <span className="sm dim">
            {formatMonthRange(stay.dateFrom || (stay.yearFrom ?? ''), stay.dateTo || stay.yearTo, language)}
          </span>
        </li>
      ))}
    </ul>
  );
}

type General = Pick<SavedCv['profile'], (typeof generalFields)[number] | 'phoneText'>;

function GeneralValues({ general, shown }: { general: General; shown: readonly (keyof General)[] }) {
  const t = useTexts();
  const language = useLanguage();
  const shownAs = (field: keyof General): string => {
    if (field === 'phone') return general.phoneText;
    if (field === 'birthday') return general.birthday && formatDate(general.birthday, language);
    if (field === 'experienceLevel') return labelOf(experienceLevels, general[field] as never, language);
    if (field === 'educationLevel') return labelOf(educationLevels, general[field] as never, language);
    return general[field];
  };
  return (
    <KeyValues
      layout="wide"
      items={shown.map((field) => ({
        label: t(`candidates.fields.${field as 'phone'}`),
        value: shownAs(field) || <span className="muted">{t('candidates.notGiven')}</span>,
      }))}
    />
  );
}

interface Sections {
  education: readonly (Omit<ShownStay, 'place'> & { institution: string })[];
  experience: readonly (Omit<ShownStay, 'title' | 'place'> & { positionName: string; companyName: string })[];
  skills: readonly string[];
  aboutMe: string;
}

function PartContent({ part, cv }: { part: Exclude<CvPart, 'general'>; cv: Sections }) {
  const t = useTexts();
  if (cv[part].length === 0) return <p className="muted">{t('candidates.cvImport.nothing')}</p>;
  if (part === 'aboutMe') return <p className="import-about">{cv.aboutMe}</p>;
  if (part === 'skills') {
    return (
      <div className="row g8 flex-wrap">
        {cv.skills.map((skill) => (
          <Pill key={skill} neutral>
            {skill}
          </Pill>
        ))}
      </div>
    );
  }
  const stays: ShownStay[] =
    part === 'education'
      ? cv.education.map(({ institution, ...stay }) => ({ ...stay, place: institution }))
      : cv.experience.map(({ positionName, companyName, ...stay }) => ({
          ...stay,
          title: positionName,
          place: companyName,
        }));
  return <Stays stays={stays} />;
}

/** One part twice: the current one, and the file's. */
export function PartColumns({ part, saved, preview }: { part: CvPart; saved: SavedCv; preview: CvPreview }) {
  const t = useTexts();
  const { general: found } = preview;
  const shown = generalFields.filter((field) => found[field] !== '' && found[field] !== saved.profile[field]);
  const column = (heading: string, general: General, cv: Sections) => (
    <div>
      <h3 className="import-column">{heading}</h3>
      {part === 'general' ? <GeneralValues general={general} shown={shown} /> : <PartContent part={part} cv={cv} />}
    </div>
  );
  return (
    <div className="grid c2 g24 import-columns">
      {column(t('candidates.cvImport.mine'), saved.profile, saved.cv)}
      {column(t('candidates.cvImport.theirs'), preview.general, preview.cv)}
    </div>
  );
}
