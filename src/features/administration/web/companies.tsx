import { useState } from 'react';
import { Form } from 'react-router';
import { formatDate } from '#shared/dates.ts';
import { formatNumber } from '#shared/money.ts';
import { pageCount } from '#shared/paging.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { Stat } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconCheck } from '#ui/icons/icons.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { Link } from '#ui/link.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { SegmentedLinks } from '#ui/segmented.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Table } from '#ui/table.tsx';
import { unverifyCompany, verifyCompany } from '../company-contract.ts';
import type { CompaniesMeta, CompanyRow, CompanyView, SelectedCompany } from '../company-fields.ts';
import { companyStates } from '../company-states.ts';
import { type CompaniesAddress, companiesAddress, companiesPath } from './addresses.ts';
import { CompanyDetail } from './company-detail.tsx';
import { LogSearch } from './log-search.tsx';
import { ReasonModal } from './reason-modal.tsx';
import { SelectedCompanies } from './selected-companies.tsx';
import './administration.css';

export interface CompaniesProps {
  companies: readonly CompanyRow[];
  meta: CompaniesMeta;
  address: CompaniesAddress;
  /** The opened one. */
  opened: CompanyView | null;
  /** Those of the home page, in their order. */
  selected: readonly SelectedCompany[];
}

function Filters({ address }: Pick<CompaniesProps, 'address'>) {
  const t = useTexts();
  const to = (state: CompaniesAddress['state']) =>
    companiesAddress({ ...address, state, page: 1, company: null });
  return (
    <div className="row wrapx g8 mb16">
      <Form autoComplete="off" className="adm-q" role="search" action={companiesPath} key={address.q}>
        {address.state ? <input type="hidden" name="state" value={address.state} /> : null}
        <LogSearch
          q={address.q}
          label={t('administration.companies.searchLabel')}
          placeholder={t('administration.companies.search')}
        />
      </Form>
      <SegmentedLinks
        label={t('administration.companies.state')}
        items={[
          { label: t('administration.companies.all'), href: to(null), current: address.state === null },
          ...companyStates.map((state) => ({
            label: t(`administration.companies.states.${state}`),
            href: to(state),
            current: address.state === state,
          })),
        ]}
      />
    </div>
  );
}

/** Name that opens the company below the list. */
function Company({ company, href }: { company: CompanyRow; href: string }) {
  const t = useTexts();
  return (
    <div className="row g12">
      <InitialsTile id={company.id} name={company.company} src={company.logo} size="s" />
      <div className="adm-who">
        <Link className="m" href={href}>
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
    <div className="adm-who">
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
      <td data-l={t('administration.companies.data')}>
        <Numbers company={company} />
      </td>
      <td data-l={t('administration.companies.postings')}>
        {t('administration.companies.live', { count: company.livePostings })}
        {company.postingsInReview > 0 ? (
          <>
            <br />
            <Link className="sm" href="/admin/moderacija">
              {t('administration.companies.inReview', { count: company.postingsInReview })}
            </Link>
          </>
        ) : null}
      </td>
      <td data-l={t('administration.companies.state')}>
        <Badge tone={verifiedAt ? 'ok' : 'n'}>
          {t(`administration.companies.badges.${verifiedAt ? 'verified' : 'unverified'}`)}
        </Badge>
        {company.blockedAt ? (
          <>
            <br />
            <Badge tone="x">{t('administration.companies.badges.blocked')}</Badge>
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
        <Button size="sm" variant={verifiedAt ? 'g' : 's'} onClick={() => onAct(company)}>
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
  const language = useLanguage();
  const [asked, setAsked] = useState<CompanyRow | null>(null);
  const act = asked?.verifiedAt ? 'unverify' : 'verify';
  const reasoned = asked && {
    title: t(`administration.companies.${act}.title`),
    text: t(`administration.companies.${act}.text`, { company: asked.company }),
    label: t(`administration.companies.${act}.label`),
    hint: t(`administration.companies.${act}.hint`),
    submit: t(`administration.companies.${act}.action`),
    done: t(`administration.companies.${act}.done`),
    dangerous: act === 'unverify',
    perform: (body: { reason: string }) =>
      api.call(act === 'verify' ? verifyCompany : unverifyCompany, {
        params: { id: String(asked.id) },
        body,
      }),
  };
  return (
    <>
      <h1 className="mb24">{t('administration.companies.title')}</h1>
      <div className="grid c4 k2 g16 mb24">
        {companyStates.map((state) => (
          <Stat
            key={state}
            value={formatNumber(meta.counts[state], language)}
            label={t(`administration.companies.counts.${state}`)}
          />
        ))}
      </div>
      <SelectedCompanies selected={selected} />
      <Filters address={address} />
      <p className="sr" role="status">
        {t('administration.companies.found', { count: meta.total })}
      </p>
      {companies.length === 0 ? (
        <EmptyState
          sign="search"
          title={t('administration.companies.emptyTitle')}
          actions={<LinkButton href={companiesPath}>{t('administration.companies.showAll')}</LinkButton>}
        />
      ) : (
        <Table label={t('administration.companies.title')} responsive>
          <thead>
            <tr>
              <th scope="col">{t('administration.companies.company')}</th>
              <th scope="col">{t('administration.companies.data')}</th>
              <th scope="col">{t('administration.companies.postings')}</th>
              <th scope="col">{t('administration.companies.state')}</th>
              <th scope="col">
                <span className="sr">{t('administration.companies.actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {companies.map((company) => (
              <Row
                key={company.id}
                company={company}
                href={`${companiesAddress({ ...address, company: company.id })}#firma-detalji`}
                onAct={setAsked}
              />
            ))}
          </tbody>
        </Table>
      )}
      <Pagination
        page={meta.page}
        pageCount={pageCount(meta)}
        href={(page) => companiesAddress({ ...address, page, company: null })}
      />
      {opened ? <CompanyDetail company={opened} address={address} selected={selected} /> : null}
      <ReasonModal act={reasoned} onClose={() => setAsked(null)} />
    </>
  );
}
