import type { ReactNode } from 'react';
import { hostOf, phoneText } from '#shared/contact-text.ts';
import { formatDate } from '#shared/dates.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { AdList } from '#ui/ad-row.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { KeyValues } from '#ui/facts.tsx';
import { IconShieldCheck } from '#ui/icons/posting-icons.tsx';
import { InitialsTile, toneOf } from '#ui/initials.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { Prose } from '#ui/prose.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import '#ui/styles/posting.css';
import { employerAddress } from '../directory-address.ts';
import type { EmployerPage } from '../directory-fields.ts';
import './employers.css';

const doors = [0, 1, 2, 3, 4, 5];

/** A row of doors that open one after the other, in the company's own tone. */
function Band({ id }: { id: number }) {
  return (
    <div className={`band t${toneOf(id)}`}>
      <svg viewBox="960 0 380 120" fill="none" preserveAspectRatio="xMaxYMax meet" aria-hidden="true">
        {doors.map((door) => {
          const left = 962 + door * 66;
          const width = 33 - door * 4.6;
          const slant = door * 2.6;
          return (
            <g key={door}>
              <path
                d={`M${left} 40l${width} ${slant}V${120 - slant * 0.9}L${left} 120z`}
                fill="var(--accent)"
                opacity={0.35 + door * 0.13}
              />
              <path d={`M${left - 2} 120V38h37v82`} stroke="currentColor" strokeWidth="4" />
            </g>
          );
        })}
      </svg>
    </div>
  );
}

/** What an administrator checked, and when. */
function Verified({ employer }: { employer: EmployerPage }) {
  const t = useTexts();
  const language = useLanguage();
  if (employer.verifiedOn === null) return null;
  const date = formatDate(employer.verifiedOn, language);
  const whole = employer.pib && employer.registrationNumber && employer.address;
  return (
    <p className="row top g8 sm ev-ok">
      <IconShieldCheck />
      <span>
        {whole ? t('employers.page.verifiedAll', { date }) : t('employers.page.verified', { date })}
      </span>
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
          {hostOf(website)}
        </a>
      ) : null,
    },
    {
      label: t('employers.page.phone'),
      value: phone ? (
        <a className="nw" href={`tel:${phone}`}>
          {phoneText(phone)}
        </a>
      ) : null,
    },
    {
      label: t('employers.page.email'),
      value: companyEmail ? (
        <a className="link" href={`mailto:${companyEmail}`}>
          {companyEmail}
        </a>
      ) : null,
    },
    { label: t('employers.page.address'), value: [employer.address, town].filter(Boolean).join(', ') },
    { label: t('employers.page.pib'), value: employer.pib },
    { label: t('employers.page.registrationNumber'), value: employer.registrationNumber },
    { label: t('employers.page.since'), value: formatDate(employer.since, language) },
  ];
  return (
    <Card as="aside" stack className="sticky" aria-label={t('employers.page.data')}>
      <h2 className="ev-side">{t('employers.page.data')}</h2>
      <KeyValues items={facts.filter(({ value }) => Boolean(value))} />
      <Verified employer={employer} />
    </Card>
  );
}

export interface EmployerViewProps {
  employer: EmployerPage;
  /** The category of most of its live postings, in words. */
  field: string | null;
  /** A page of its live postings, as rows. */
  postings: ReactNode;
  paging: { page: number; pageSize: number; total: number };
}

/** Everything of `/poslodavci/{id}` inside its `<main>`. */
export function EmployerView({ employer, field, postings, paging }: EmployerViewProps) {
  const t = useTexts();
  const language = useLanguage();
  const { id, company, logo } = employer;
  const heading = t('employers.page.postings', {
    count: paging.total,
    number: formatNumber(paging.total, language),
  });
  return (
    <>
      <Band id={id} />
      <div className="wrap ev-head">
        <InitialsTile id={id} name={company} src={logo} size="xl" eager />
        <div className="grow">
          <h1>{company}</h1>
          {employer.location ? <p className="dim">{employer.location}</p> : null}
          {field ? <p className="dim">{t('employers.page.field', { field })}</p> : null}
        </div>
      </div>
      <div className="wrap page ev-page post-g">
        <div className="stack g40">
          {employer.about || employer.shortDescription ? (
            <section className="stack g8">
              <h2 className="ev-h">{t('employers.page.about')}</h2>
              {employer.about ? <Prose html={employer.about} /> : <p>{employer.shortDescription}</p>}
            </section>
          ) : null}
          {paging.total > 0 ? (
            <section>
              <h2 className="ev-h mb16">{heading}</h2>
              <AdList label={heading}>{postings}</AdList>
              <Pagination
                page={paging.page}
                pageCount={pageCount(paging)}
                href={(page) => employerAddress(id, page)}
              />
            </section>
          ) : (
            <EmptyState
              title={t('employers.page.none')}
              actions={
                <LinkButton variant="p" href="/oglasi">
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
