import type { ReactNode } from 'react';
import { hostOf, phoneText } from '#kit/contact-text.ts';
import { formatDate } from '#kit/dates.ts';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { IconShieldCheck } from '#ui/icons/sign-in-icons.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { LongAddress } from '#ui/light/long-address.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/posting.css';
import { replyWords } from '../../reply-words.ts';
import { employerAddress } from '../directory-address.ts';
import type { EmployerPage } from '../fields.ts';
import { EmployerCover } from './employer-cover.tsx';
import './employers.css';
import { pageAddress } from '#kit/site-map.ts';

/** The data verified by an administrator, and when. */
function Verified({ employer }: { employer: EmployerPage }) {
  const t = useTexts();
  const language = useLanguage();
  if (employer.verifiedOn === null) return null;
  const date = formatDate(employer.verifiedOn, language);
  const whole = employer.pib && employer.registrationNumber && employer.address;
  return (
    <p className="row top g8 sm employer-verified">
      <IconShieldCheck />
      <span>{whole ? t('employers.page.verifiedAll', { date }) : t('employers.page.verified', { date })}</span>
    </p>
  );
}

function CompanyData({ employer }: { employer: EmployerPage }) {
  const t = useTexts();
  const language = useLanguage();
  const { website, phone, companyEmail } = employer;
  const town = [employer.postal, employer.location].filter(Boolean).join(' ');
  const facts = [
    {
      label: t('employers.page.website'),
      value: website ? (
        <a className="link" href={website} rel="noopener nofollow" target="_blank">
          <LongAddress>{hostOf(website)}</LongAddress>
        </a>
      ) : null,
    },
    {
      label: t('employers.page.phone'),
      value: phone ? (
        <a className="no-wrap" href={`tel:${phone}`}>
          {phoneText(phone)}
        </a>
      ) : null,
    },
    {
      label: t('employers.page.email'),
      value: companyEmail ? (
        <a className="link" href={`mailto:${companyEmail}`}>
          <LongAddress>{companyEmail}</LongAddress>
        </a>
      ) : null,
    },
    { label: t('employers.page.address'), value: [employer.address, town].filter(Boolean).join(', ') },
    { label: t('employers.page.pib'), value: employer.pib },
    { label: t('employers.page.registrationNumber'), value: employer.registrationNumber },
    { label: t('employers.replies.label'), value: replyWords(employer.replies, t) },
    { label: t('employers.page.since'), value: formatDate(employer.since, language) },
  ];
  return (
    <Card as="aside" stack className="sticky" aria-label={t('employers.page.data')}>
      <h2 className="employer-side-heading">{t('employers.page.data')}</h2>
      <KeyValues items={facts.filter(({ value }) => Boolean(value))} />
      <Verified employer={employer} />
    </Card>
  );
}

export interface EmployerViewProps {
  employer: EmployerPage;
  /** Label of the category with most of its live postings. */
  field: string | null;
  /** Code of that category, which determines the cover. */
  trade: string | null;
  /** A page of its live postings, as rows. */
  postings: ReactNode;
  paging: { page: number; pageSize: number; total: number };
  /** Control to follow the company's new postings; null for viewers who cannot. */
  follow: ReactNode;
}

/** Content of `/poslodavci/{id}` inside `<main>`. */
export function EmployerView({ employer, field, trade, postings, paging, follow }: EmployerViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, company, logo } = employer;
  const line = [field, employer.location].filter(Boolean).join(', ');
  const heading = t('employers.page.postings', counted(paging.total, language));
  return (
    <>
      <EmployerCover id={id} trade={trade} />
      <div className="wrap employer-head">
        <InitialsTile id={id} name={company} src={logo} size="xl" eager />
        <div className="grow">
          <h1>{company}</h1>
          {line === '' ? null : <p className="dim">{line}</p>}
        </div>
        {follow}
      </div>
      <div className="wrap page employer-page posting-grid">
        <div className="stack g40">
          {employer.about || employer.shortDescription ? (
            <section className="stack g8">
              <h2 className="employer-heading">{t('employers.page.about')}</h2>
              {employer.about ? <Prose html={employer.about} /> : <p>{employer.shortDescription}</p>}
            </section>
          ) : null}
          {paging.total > 0 ? (
            <section>
              <h2 className="employer-heading mb16">{heading}</h2>
              <AdList label={heading}>{postings}</AdList>
              <Pagination page={paging.page} pageCount={pageCount(paging)} href={(page) => employerAddress(id, page)} />
            </section>
          ) : (
            <EmptyState
              title={t('employers.page.none')}
              actions={
                <LinkButton variant="primary" href={pageAddress('postings')}>
                  {t('employers.page.toPostings')}
                </LinkButton>
              }
            >
              {t('employers.page.noneText')}
            </EmptyState>
          )}
        </div>
        <CompanyData employer={employer} />
      </div>
    </>
  );
}
