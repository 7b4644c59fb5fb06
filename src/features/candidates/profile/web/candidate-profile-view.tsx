import type { ReactNode } from 'react';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { formatDate } from '#kit/dates.ts';
import { KeyValues } from '#ui/facts.tsx';
import { IconCircleDashed, IconEdit } from '#ui/icons/account-icons.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Pill } from '#ui/pill.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { UnsavedCv } from '../../cv/web/unsaved-note.tsx';
import type { Cv } from '../../cv-fields.ts';
import { cvLimits } from '../../cv-limits.ts';
import type { CvSource } from '../../cv-source.ts';
import { type CvStep, cvAddress } from '../../cv-steps.ts';
import type { CandidateDocument } from '../../documents/fields.ts';
import type { CandidateProfile } from '../../profile-fields.ts';
import { type CvPart, cvCompleteness } from '../cv-completeness.ts';
import { CvTransfer } from './cv-transfer.tsx';
import { HeadCard } from './head-card.tsx';
import { OwnEntries } from './own-entries.tsx';
import './candidate-profile.css';

interface Described {
  profile: CandidateProfile;
  cv: Cv;
}

interface CandidateProfileProps extends Described {
  userId: string;
  documents: readonly CandidateDocument[];
  /** Ways to start a CV from external data. */
  sources: readonly CvSource[];
  /** Reloads the profile after a change here or elsewhere. */
  refresh: () => Promise<void>;
}

/** The step in which a missing part is filled in. */
const stepOf: Record<CvPart, CvStep> = {
  experience: 'iskustvo',
  education: 'obrazovanje',
  profession: 'opsti-podaci',
  phone: 'opsti-podaci',
  skills: 'vestine',
  aboutMe: 'o-meni',
  levels: 'opsti-podaci',
  city: 'opsti-podaci',
  photo: 'opsti-podaci',
  externalLink: 'opsti-podaci',
};

/** Max suggestions shown at once. */
const maxSuggestions = 2;

/** Completeness of the CV and the most useful next steps; hidden when the CV is complete. */
function CompletenessCard({ profile, cv, sources }: Described & { sources: readonly CvSource[] }) {
  const t = useTexts();
  const { complete, missing } = cvCompleteness({ ...profile, ...cv });
  if (missing.length === 0) return null;
  return (
    <Card as="section" className="candidate-complete">
      <h2>{t('candidates.profile.complete', { percent: complete })}</h2>
      <Meter value={complete} label={t('candidates.profile.meter')} />
      <ul className="grid c2 g16 mt16">
        {missing.slice(0, maxSuggestions).map((part) => (
          <li key={part} className="row g8 sm">
            <IconCircleDashed />
            <span>
              <Link className="link" href={cvAddress(stepOf[part])}>
                {t(`candidates.profile.parts.${part}`)}
              </Link>{' '}
              <span className="dim">({t('candidates.profile.more', { percent: 10 })})</span>
            </span>
          </li>
        ))}
      </ul>
      {cv.education.length + cv.experience.length + cv.skills.length === 0
        ? sources.map(({ href, asked, act }) => (
            <p key={href} className="sm mt16">
              {t(asked)}{' '}
              <Link className="link" href={href}>
                {t(act)}
              </Link>
            </p>
          ))
        : null}
    </Card>
  );
}

interface SectionProps {
  heading: string;
  /** Label of the link to the step; depends on whether the section is full. */
  action: ReactNode;
  step: CvStep;
  children: ReactNode;
}

function Section({ heading, action, step, children }: SectionProps) {
  return (
    <Card as="section">
      <div className="row between mb16 flex-wrap">
        <h2 className="h3">{heading}</h2>
        <TextLink href={cvAddress(step)}>{action}</TextLink>
      </div>
      {children}
    </Card>
  );
}

/** „CV i lični podaci”: personal data, CV sections, completeness, and links to each step. */
export function CandidateProfileView({ userId, profile, cv, documents, sources, refresh }: CandidateProfileProps) {
  const t = useTexts();
  const language = useLanguage();
  const change = (
    <>
      <IconEdit />
      {t('candidates.profile.change')}
    </>
  );
  const add = (count: number, max: number) =>
    count < max ? (
      <>
        <IconPlus />
        {t('candidates.profile.add', { count, max })}
      </>
    ) : (
      change
    );
  const generated = documents.filter(({ cvForm }) => cvForm !== null);
  const made = generated.find(({ isDefault }) => isDefault) ?? generated[0] ?? null;
  const orNothing = (text: string) => text || <span className="muted">{t('candidates.notGiven')}</span>;
  return (
    <>
      <HeadCard userId={userId} profile={profile} made={made} />
      <UnsavedCv userId={userId} refresh={refresh} />
      <CompletenessCard profile={profile} cv={cv} sources={sources} />
      <Section heading={t('candidates.cv.steps.opsti-podaci')} action={change} step="opsti-podaci">
        <KeyValues
          layout="wide"
          items={[
            [t('candidates.fields.profession'), profile.profession],
            [
              t('candidates.fields.experienceLevel'),
              labelOf(experienceLevels, profile.experienceLevel as never, language),
            ],
            [
              t('candidates.fields.educationLevel'),
              labelOf(educationLevels, profile.educationLevel as never, language),
            ],
            [t('candidates.fields.birthday'), profile.birthday && formatDate(profile.birthday, language)],
            [t('candidates.fields.address'), [profile.address, profile.city].filter(Boolean).join(', ')],
            [t('candidates.fields.externalLink'), profile.externalLink],
          ].map(([label = '', value = '']) => ({ label, value: orNothing(value) }))}
        />
      </Section>
      <Section
        heading={t('candidates.cv.experience.heading')}
        action={add(cv.experience.length, cvLimits.experience)}
        step="iskustvo"
      >
        <OwnEntries section="experience" cv={cv} refresh={refresh} />
      </Section>
      <Section
        heading={t('candidates.cv.steps.obrazovanje')}
        action={add(cv.education.length, cvLimits.education)}
        step="obrazovanje"
      >
        <OwnEntries section="education" cv={cv} refresh={refresh} />
      </Section>
      <Section
        heading={t('candidates.cv.steps.vestine')}
        action={add(cv.skills.length, cvLimits.skills)}
        step="vestine"
      >
        {cv.skills.length > 0 ? (
          <div className="row g8 flex-wrap">
            {cv.skills.map((skill) => (
              <Pill key={skill} neutral>
                {skill}
              </Pill>
            ))}
          </div>
        ) : (
          <p className="dim">{t('candidates.profile.none.skills')}</p>
        )}
      </Section>
      <Section heading={t('candidates.cv.steps.o-meni')} action={change} step="o-meni">
        {cv.aboutMe ? (
          <p className="candidate-about">{cv.aboutMe}</p>
        ) : (
          <p className="dim">{t('candidates.profile.none.about')}</p>
        )}
      </Section>
      <CvTransfer sources={sources} />
    </>
  );
}
