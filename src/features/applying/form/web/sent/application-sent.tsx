import type { ReactNode } from 'react';
import type { AccountType } from '#kit/actor.ts';
import { formatDate, formatDateTime, type LocalDay } from '#kit/dates.ts';
import { Door } from '#ui/door.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconCircleCheck } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { partsInWords } from '../../../sent-parts.ts';
import type { SentApplication } from './sent-application.ts';
import '#ui/door.css';
import './application-sent.css';
import { pageAddress } from '#kit/site-map.ts';

export interface ApplicationSentProps {
  postingId: number;
  /** Last day for applications to the posting. */
  closesOn: LocalDay;
  sent: SentApplication;
  /** Null for a guest, who is invited to create an account. */
  accountType: AccountType | null;
  children?: ReactNode;
}

/** Confirms a sent application: its contents, the recipient and the next steps. */
export function ApplicationSent({ postingId, closesOn, sent, accountType, children }: ApplicationSentProps) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, company, email } = sent.receipt;
  const steps = [
    { key: 'sent', title: t('applications.sent.sentStep') },
    {
      key: 'read',
      title: t('applications.sent.readStep'),
      note: t('applications.sent.readNote', { date: formatDate(closesOn, language) }),
      pending: true,
    },
    {
      key: 'answer',
      title: t('applications.sent.answerStep'),
      note: t('applications.sent.answerNote', { email }),
      pending: true,
    },
  ];
  return (
    <>
      <Card as="section" pad="none" className="application-sent">
        <Door state="open" from={{ step: 2, of: 2 }} />
        <div className="stack g12">
          <div>
            <Badge tone="ok" icon={<IconCircleCheck />}>
              {formatDateTime(new Date(sent.sentAt), language)}
            </Badge>
          </div>
          <h1 className="h2">{t('applications.sent.title')}</h1>
          <p className="dim">
            <TitleText
              text={t('applications.sent.text', {
                positionTitle,
                company,
                parts: partsInWords(t, sent.parts),
              })}
            />{' '}
            {t(accountType === null ? 'applications.sent.confirmation' : 'applications.sent.confirmationOwn', {
              email,
            })}
          </p>
          <section className="mt8" aria-label={t('applications.sent.steps')}>
            <Timeline items={steps} />
          </section>
          <div className="row flex-wrap mt8">
            <LinkButton variant="primary" href={pageAddress('postings')}>
              {t('applications.sent.toPostings')}
            </LinkButton>
            {accountType === 'jobseeker' ? (
              <LinkButton href={pageAddress('candidate-applications')}>{t('applications.sent.toOwn')}</LinkButton>
            ) : null}
            <LinkButton href={pageAddress('posting', postingId)}>{t('applications.sent.toPosting')}</LinkButton>
          </div>
          {accountType === null ? (
            <p className="dim sm">
              {t('applications.sent.invite', { email })}{' '}
              <Link href={pageAddress('registration-candidate')}>{t('applications.sent.toRegistration')}</Link>
            </p>
          ) : null}
        </div>
      </Card>
      {children}
    </>
  );
}
