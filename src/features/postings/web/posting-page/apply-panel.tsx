import type { ReactNode } from 'react';
import { soonDays } from '#features/postings/deadline.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import { phoneText } from '#kit/contact-text.ts';
import { formatLongDate } from '#kit/dates.ts';
import { counted, formatSalary } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Card } from '#ui/light/card.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { IconCalendar, IconEye, IconUsers } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { HidePosting } from '../../marks/web/late-hiding.tsx';
import { SaveButton } from '../../marks/web/save-button.tsx';
import { useApplied } from '../applied-postings.tsx';
import { daysLeftText } from '../posting-parts.tsx';
import { AppliedNote } from './applied-note.tsx';
import { ApplyAction, type ApplyActionProps } from './apply-action.tsx';
import { ShareButton } from './share-button.tsx';

/** Hidden on phones, where the facts above and the bottom bar show it. */
function PanelSalary({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const salary = formatSalary(posting.salary, language);
  if (!salary) return <p className="salary unstated only-desktop">{t('postings.card.salaryMissing')}</p>;
  const currency = salary.unit;
  return (
    <p className="posting-salary only-desktop">
      <span className="salary">{salary.amount}</span>
      <span className="sm dim">
        {posting.salary?.basis === 'gross'
          ? t('postings.page.monthlyGross', { currency })
          : t('postings.page.monthlyNet', { currency })}
      </span>
    </p>
  );
}

function Deadline({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <div className="row top g8 sm">
      <IconCalendar />
      <p className="posting-due">
        {t('postings.page.deadline')} <b>{formatLongDate(posting.closesOn, language)}</b>
        <span className={classNames(posting.daysLeft < soonDays ? 'ad-due ad-due-soon' : 'dim')}>
          {daysLeftText(posting.daysLeft, t)}
        </span>
      </p>
    </div>
  );
}

/** Hints about applying, below the button. */
function ApplyHint({ posting, requirements }: Pick<ApplyPanelProps, 'posting' | 'requirements'>) {
  const t = useTexts();
  const { applyMode, questions, id } = posting;
  if (applyMode === 'link') return <p className="sm dim">{t('postings.page.bySite')}</p>;
  if (applyMode === 'phone') return <p className="sm dim">{t('postings.page.phoneHint', { id })}</p>;
  if (questions.length === 0) return null;
  return (
    <>
      <p className="sm dim">{t('postings.page.questions', { count: questions.length })}</p>
      {requirements.map((sentence) => (
        <p key={sentence} className="sm">
          {sentence}
        </p>
      ))}
    </>
  );
}

/** With fewer applications than this the count is not shown. */
const tellingApplications = 3;

function Numbers({ posting }: { posting: PostingPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { viewCount, applicationCount, applyMode } = posting;
  return (
    <p className="sm row g16 flex-wrap dim">
      <span className="row g4">
        <IconEye />
        {t('postings.page.views', counted(viewCount, language))}
      </span>
      {applyMode === 'platform' && applicationCount >= tellingApplications ? (
        <span className="row g4">
          <IconUsers />
          {t('postings.page.applications', counted(applicationCount, language))}
        </span>
      ) : null}
    </p>
  );
}

interface ApplyPanelProps extends Omit<ApplyActionProps, 'brief'> {
  /** The requirements, one sentence each (rules.md#requirements). */
  requirements: readonly string[];
  /** What plugins show with the pay. */
  panels: ReactNode;
}

/** Pay, deadline and how to apply, next to the text of a live posting. */
export function ApplyPanel(props: ApplyPanelProps) {
  const t = useTexts();
  const { posting, external, requirements, panels } = props;
  const { phone } = external;
  const applied = useApplied(posting.id);
  return (
    <Card as="section" stack aria-label={t('postings.page.applicationPanel')}>
      <PanelSalary posting={posting} />
      {panels ? <div className="only-desktop">{panels}</div> : null}
      <Deadline posting={posting} />
      {posting.applyMode === 'phone' ? (
        <div className="sunk pad-sm stack g4" role="status">
          <span className="sm dim">{t('postings.page.byPhone')}</span>
          {phone ? (
            <a className="posting-phone" href={`tel:${phone}`}>
              {phoneText(phone)}
            </a>
          ) : null}
        </div>
      ) : null}
      {applied ? <AppliedNote applied={applied} /> : null}
      <ApplyAction {...props} />
      {applied?.guest && !applied.withdrawn ? (
        <p className="sm dim">
          {t('postings.applied.guest')}{' '}
          <Link href={pageAddress('apply', posting.id)}>{t('postings.applied.fromAccount')}</Link>
        </p>
      ) : null}
      {posting.applyMode === 'platform' && !applied ? (
        <noscript>
          <p className="sm">{t('postings.page.needsScript')}</p>
        </noscript>
      ) : null}
      <div className="row g8">
        <SaveButton posting={posting} />
        <ShareButton id={posting.id} title={posting.positionTitle} />
      </div>
      <HidePosting posting={posting} />
      <hr />
      {applied ? null : <ApplyHint posting={posting} requirements={requirements} />}
      <Numbers posting={posting} />
    </Card>
  );
}
