import type { ReactNode } from 'react';
import { hostOf, phoneText } from '#kit/contact-text.ts';
import { formatDate } from '#kit/dates.ts';
import { counted } from '#kit/money.ts';
import { pageCount } from '#kit/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { BenefitSign } from '#ui/icons/benefit-sign.tsx';
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
import { pageAddress } from '#kit/site-map.ts';
import { replyWords } from '../../reply-words.ts';
import { employerAddress } from '../directory-address.ts';
import type { EmployerPage } from '../fields.ts';
import { CompanyFigures } from './company-figures.tsx';
import { EmployerCover } from './employer-cover.tsx';
import { minMosaic, SelectionSteps, WorkplacePhotos } from './workplace.tsx';

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
      <h2 className="h4">{t('employers.page.data')}</h2>
      <KeyValues items={facts.filter(({ value }) => Boolean(value))} />
      <Verified employer={employer} />
    </Card>
  );
}

/** What its live postings offer besides the pay, as tiles. */
function Benefits({ benefits }: Pick<EmployerViewProps, 'benefits'>) {
  const t = useTexts();
  if (benefits.length === 0) return null;
  return (
    <section className="stack g12">
      <h2 className="h3">{t('employers.page.benefits')}</h2>
      <ul className="employer-benefits">
        {benefits.map(({ code, label, count }) => (
          <li key={code} className="employer-benefit">
            <BenefitSign code={code} />
            <span>
              <b>{label}</b>
              <span className="xs dim">{t('employers.page.benefitIn', { count })}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface EmployerViewProps {
  employer: EmployerPage;
  /** A page of its live postings, as rows, in one group or by category. */
  groups: readonly { label: string | null; rows: ReactNode }[];
  /** Benefits with the number of its live postings that offer them, most first. */
  benefits: readonly { code: string; label: string; count: number }[];
  paging: { page: number; pageSize: number; total: number };
  /** Control to follow the company's new postings; null for viewers who cannot. */
  follow: ReactNode;
}

/** Content of `/poslodavci/{id}` inside `<main>`. */
export function EmployerView({ employer, groups, benefits, paging, follow }: EmployerViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, company, logo, field, shortDescription, photos } = employer;
  const line = [field?.label, employer.location].filter(Boolean).join(', ');
  const heading = t('employers.page.postings', counted(paging.total, language));
  return (
    <>
      <EmployerCover
        id={id}
        trade={field?.code ?? null}
        photo={photos[0]?.url}
        alt={photos.length < minMosaic ? photos[0]?.alt : ''}
        eager
      />
      <div className="wrap employer-head">
        <InitialsTile id={id} name={company} src={logo} size="xl" eager />
        <div className="grow">
          <h1>{company}</h1>
          {line === '' ? null : <p className="dim">{line}</p>}
          {shortDescription ? <p className="lg employer-sentence">{shortDescription}</p> : null}
        </div>
        {follow}
      </div>
      <div className="wrap">
        <CompanyFigures employer={employer} />
      </div>
      <div className="wrap page employer-page posting-grid">
        <div className="stack g40">
          {employer.about ? (
            <section className="stack g8">
              <h2 className="h3">{t('employers.page.about')}</h2>
              <Prose html={employer.about} />
            </section>
          ) : null}
          <WorkplacePhotos photos={photos} />
          <SelectionSteps steps={employer.selectionSteps} />
          <Benefits benefits={benefits} />
          {paging.total > 0 ? (
            <section>
              <h2 className="h3 mb16">{heading}</h2>
              <div className="stack g24">
                {groups.map(({ label, rows }) => (
                  <div key={label}>
                    {label === null ? null : <h3 className="employer-group">{label}</h3>}
                    <AdList label={label ?? heading}>{rows}</AdList>
                  </div>
                ))}
              </div>
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
