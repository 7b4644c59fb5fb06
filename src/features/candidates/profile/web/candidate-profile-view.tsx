import type { ReactNode } from 'react';
import { educationLevels } from '#features/catalog/education-levels.ts';
import { experienceLevels } from '#features/catalog/experience-levels.ts';
import { labelOf } from '#features/catalog/labels.ts';
import { formatDate, formatMonthRange } from '#shared/dates.ts';
import type { Language } from '#shared/i18n/language.ts';
import { KeyValues } from '#ui/facts.tsx';
import { IconCircleDashed, IconEdit } from '#ui/icons/account-icons.tsx';
import { IconPhone } from '#ui/icons/posting-icons.tsx';
import { IconMail } from '#ui/icons/sign-in-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { Meter } from '#ui/meter.tsx';
import { Pill } from '#ui/pill.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { cvLimits } from '../../cv/cv-limits.ts';
import { type CvStep, cvAddress } from '../../cv/cv-steps.ts';
import type { Cv } from '../../cv/fields.ts';
import { type CvPart, cvCompleteness } from '../cv-completeness.ts';
import type { CandidateProfile } from '../fields.ts';
import './candidate-profile.css';

interface Described {
  userId: string;
  profile: CandidateProfile;
  cv: Cv;
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

/** As many suggestions at once as people read. */
const mostSuggestions = 2;

function HeadCard({ userId, profile }: Described) {
  const t = useTexts();
  const { name, lastName, profession, city } = profile;
  return (
    <Card as="section">
      <div className="row g24 flex-wrap">
        <Avatar id={userId} name={`${name} ${lastName}`} src={profile.photo?.url} size="xl" />
        <div className="grow candidate-head">
          <h2 className="candidate-heading">
            {name} {lastName}
          </h2>
          <p className="dim">{[profession, city].filter(Boolean).join(', ')}</p>
          <ul className="row g16 flex-wrap sm dim mt8 candidate-contact">
            <li className="row g8">
              <IconMail />
              {profile.email}
            </li>
            {profile.phoneText ? (
              <li className="row g8">
                <IconPhone />
                {profile.phoneText}
              </li>
            ) : null}
          </ul>
        </div>
        <LinkButton variant="primary" href={cvAddress('opsti-podaci')}>
          <IconEdit />
          {t('candidates.profile.edit')}
        </LinkButton>
      </div>
    </Card>
  );
}

/** How complete the CV is, and what helps most next; nothing once it is whole. */
function CompletenessCard({ profile, cv }: Described) {
  const t = useTexts();
  const { complete, missing } = cvCompleteness({ ...profile, ...cv });
  if (missing.length === 0) return null;
  return (
    <Card as="section" className="candidate-complete">
      <h2>{t('candidates.profile.complete', { percent: complete })}</h2>
      <Meter value={complete} label={t('candidates.profile.meter')} />
      <ul className="grid c2 g16 mt16">
        {missing.slice(0, mostSuggestions).map((part) => (
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
    </Card>
  );
}

interface SectionProps {
  heading: string;
  /** What the link to its step says; it may be full. */
  action: ReactNode;
  step: CvStep;
  children: ReactNode;
}

function Section({ heading, action, step, children }: SectionProps) {
  return (
    <Card as="section">
      <div className="row between mb16 flex-wrap">
        <h2 className="candidate-heading">{heading}</h2>
        <TextLink href={cvAddress(step)}>{action}</TextLink>
      </div>
      {children}
    </Card>
  );
}

function Stays({
  stays,
  empty,
  language,
}: {
  stays: readonly { title: string; place: string; dateFrom: string; dateTo: string }[];
  empty: string;
  language: Language;
}) {
  if (stays.length === 0) return <p className="dim">{empty}</p>;
  return (
    <ul className="candidate-stays">
      {stays.map(({ title, place, dateFrom, dateTo }) => (
        <li key={`${title} ${place} ${dateFrom}`}>
          <span className="sm dim">{formatMonthRange(dateFrom, dateTo, language)}</span>
          <div>
            <b className="medium">{title}</b>
            <br />
            <span className="sm dim">{place}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** „CV i lični podaci” below its title: what there is, how complete it is, and the way to each step. */
export function CandidateProfileView(described: Described) {
  const { profile, cv } = described;
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
  const orNothing = (text: string) => text || <span className="muted">{t('candidates.notGiven')}</span>;
  return (
    <>
      <HeadCard {...described} />
      <CompletenessCard {...described} />
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
        <Stays
          language={language}
          empty={t('candidates.profile.none.experience')}
          stays={cv.experience.map(({ positionName, companyName, ...period }) => ({
            title: positionName,
            place: companyName,
            ...period,
          }))}
        />
      </Section>
      <Section
        heading={t('candidates.cv.steps.obrazovanje')}
        action={add(cv.education.length, cvLimits.education)}
        step="obrazovanje"
      >
        <Stays
          language={language}
          empty={t('candidates.profile.none.education')}
          stays={cv.education.map(({ title, institution, ...period }) => ({
            title,
            place: institution,
            ...period,
          }))}
        />
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
    </>
  );
}
