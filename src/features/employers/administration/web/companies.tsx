import { useState } from 'react';
import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { AdminCounts } from '#ui/administration/admin-counts.tsx';
import { AdminList } from '#ui/administration/admin-list.tsx';
import { ReasonModal } from '#ui/administration/reason-modal.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type CompaniesAddress, companiesAddress } from '../companies-address.ts';
import { companyStates } from '../company-states.ts';
import { unverifyCompany, verifyCompany } from '../contract.ts';
import type { CompaniesMeta, CompanyRow, CompanyView, SelectedCompany } from '../fields.ts';
import { CompanyDetail } from './company-detail.tsx';
import { SelectedCompanies } from './selected-companies.tsx';

export interface CompaniesProps {
  companies: readonly CompanyRow[];
  meta: CompaniesMeta;
  address: CompaniesAddress;
  /** The opened one. */
  opened: CompanyView | null;
  /** Those of the home page, in their order. */
  selected: readonly SelectedCompany[];
}

/** Name that opens the company below the list. */
function Company({ company, href }: { company: CompanyRow; href: string }) {
  const t = useTexts();
  return (
    <div className="row g12">
      <InitialsTile id={company.id} name={company.company} src={company.logo} size="sm" />
      <div className="admin-person">
        <Link className="medium" href={href}>
          {company.company}
        </Link>
        <br />
        <span className="sm dim">
          {company.accountId ? company.website : t('administration.companies.noAccount')}
        </span>
      </div>
    </div>
  );
}

function Numbers({ company }: { company: CompanyRow }) {
  const t = useTexts();
  return (
    <div className="admin-person">
      {company.pib ? t('administration.companies.pib', { number: company.pib }) : '–'}
      {company.registrationNumber ? (
        <>
          <br />
          {t('administration.companies.registrationNumber', { number: company.registrationNumber })}
        </>
      ) : null}
      {company.registrationNumberConfirmed ? (
        <>
          <br />
          <span className="sm dim">{t('administration.companies.doubtfulNumber')}</span>
        </>
      ) : null}
      <br />
      <span className="sm dim">{company.seat}</span>
    </div>
  );
}

interface RowProps {
  company: CompanyRow;
  href: string;
  onAct: (company: CompanyRow) => void;
}

function Row({ company, href, onAct }: RowProps) {
  const t = useTexts();
  const language = useLanguage();
  const { verifiedAt } = company;
  return (
    <tr>
      <td>
        <Company company={company} href={href} />
      </td>
      <td data-label={t('administration.companies.data')}>
        <Numbers company={company} />
      </td>
      <td data-label={t('administration.companies.postings')}>
        {t('administration.companies.live', { count: company.livePostings })}
        {company.postingsInReview > 0 ? (
          <>
            <br />
            <Link className="sm" href={pageAddress('admin-moderation')}>
              {t('administration.companies.inReview', { count: company.postingsInReview })}
            </Link>
          </>
        ) : null}
      </td>
      <td data-label={t('administration.companies.state')}>
        <Badge tone={verifiedAt ? 'ok' : 'neutral'}>
          {t(`administration.companies.badges.${verifiedAt ? 'verified' : 'unverified'}`)}
        </Badge>
        {company.blockedAt ? (
          <>
            <br />
            <Badge tone="danger">{t('administration.companies.badges.blocked')}</Badge>
          </>
        ) : null}
        {verifiedAt ? (
          <>
            <br />
            <span className="xs dim">{formatDate(new Date(verifiedAt), language)}</span>
          </>
        ) : null}
      </td>
      <td className="right">
        <Button size="sm" variant={verifiedAt ? 'quiet' : 'soft'} onClick={() => onAct(company)}>
          {verifiedAt ? null : <IconCheck />}
          {t(`administration.companies.${verifiedAt ? 'unverify' : 'verify'}.action`)}
        </Button>
      </td>
    </tr>
  );
}

/** Companies: whom to verify, search, and the acts. */
export function Companies({ companies, meta, address, opened, selected }: CompaniesProps) {
  const t = useTexts();
  const api = useApi();
  const { page: _, company: __, ...filters } = address;
  const [target, setTarget] = useState<CompanyRow | null>(null);
  const act = target?.verifiedAt ? 'unverify' : 'verify';
  const reasoned = target && {
    title: t(`administration.companies.${act}.title`),
    text: t(`administration.companies.${act}.text`, { company: target.company }),
    label: t(`administration.companies.${act}.label`),
    hint: t(`administration.companies.${act}.hint`),
    submit: t(`administration.companies.${act}.action`),
    done: t(`administration.companies.${act}.done`),
    dangerous: act === 'unverify',
    perform: (body: { reason: string }) =>
      api.call(act === 'verify' ? verifyCompany : unverifyCompany, {
        params: { id: String(target.id) },
        body,
      }),
  };
  return (
    <>
      <h1 className="mb24">{t('administration.companies.title')}</h1>
      <AdminCounts
        counts={companyStates.map((state) => ({
          kind: state,
          count: meta.counts[state],
          label: t(`administration.companies.counts.${state}`, { count: meta.counts[state] }),
        }))}
      />
      <SelectedCompanies selected={selected} />
      <AdminList
        path={pageAddress('admin-employers')}
        search={{
          q: address.q,
          filters: { state: address.state },
          label: t('administration.companies.searchLabel'),
          placeholder: t('administration.companies.search'),
        }}
        tabs={{
          label: t('administration.companies.state'),
          all: t('administration.companies.all'),
          options: companyStates.map((state) => ({
            value: state,
            label: t(`administration.companies.states.${state}`),
          })),
          value: address.state,
          href: (state) => companiesAddress({ ...filters, state }),
        }}
        total={t('administration.companies.found', { count: meta.total })}
        empty={{
          sign: 'search',
          title: t('administration.companies.emptyTitle'),
          showAll: t('administration.companies.showAll'),
        }}
        label={t('administration.companies.title')}
        columns={[
          t('administration.companies.company'),
          t('administration.companies.data'),
          t('administration.companies.postings'),
          t('administration.companies.state'),
        ]}
        actions={t('administration.companies.actions')}
        rows={companies.map((company) => (
          <Row
            key={company.id}
            company={company}
            href={`${companiesAddress({ ...address, company: company.id })}#firma-detalji`}
            onAct={setTarget}
          />
        ))}
        meta={meta}
        href={(page) => companiesAddress({ ...filters, page })}
      />
      {opened ? <CompanyDetail company={opened} address={address} selected={selected} /> : null}
      <ReasonModal act={reasoned} onClose={() => setTarget(null)} />
    </>
  );
}
