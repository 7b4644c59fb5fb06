import { formatDate } from '#shared/dates.ts';
import { pageAddress } from '#shared/site-map.ts';
import { ReasonModal } from '#ui/administration/reason-modal.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { companiesAddress } from '../companies-address.ts';
import { companyStates } from '../company-states.ts';
import {
  getCompany,
  listCompanies,
  listSelectedCompanies,
  unverifyCompany,
  verifyCompany,
} from '../contract.ts';
import type { CompanyRow } from '../fields.ts';
import { CompanyDetail } from './company-detail.tsx';
import { SelectedCompanies } from './selected-companies.tsx';

/** The window in which a company is verified, or a verification taken back. */
function VerificationModal({ company, onClose }: { company: CompanyRow; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const act = company.verifiedAt ? 'unverify' : 'verify';
  const reasoned = {
    title: t(`administration.companies.${act}.title`),
    text: t(`administration.companies.${act}.text`, { company: company.company }),
    label: t(`administration.companies.${act}.label`),
    hint: t(`administration.companies.${act}.hint`),
    submit: t(`administration.companies.${act}.action`),
    done: t(`administration.companies.${act}.done`),
    dangerous: act === 'unverify',
    perform: (body: { reason: string }) =>
      api.call(act === 'verify' ? verifyCompany : unverifyCompany, { params: { id: company.id }, body }),
  };
  return <ReasonModal act={reasoned} onClose={onClose} />;
}

function Acts({ row: company, show }: { row: CompanyRow; show: ShowWindow }) {
  const t = useTexts();
  const { verifiedAt } = company;
  return (
    <Button
      size="sm"
      variant={verifiedAt ? 'quiet' : 'soft'}
      onClick={() => show((close) => <VerificationModal company={company} onClose={close} />)}
    >
      {verifiedAt ? null : <IconCheck />}
      {t(`administration.companies.${verifiedAt ? 'unverify' : 'verify'}.action`)}
    </Button>
  );
}

/** Companies: whom to verify, and those of the home page. */
export const companyList = listPage({
  endpoint: listCompanies,
  besides: async (call) => (await call(listSelectedCompanies, {})).data,
  page: 'admin-employers',
  texts: 'administration.companies',
  address: companiesAddress,
  counts: { names: companyStates },
  search: true,
  sign: 'search',
  tabs: { name: 'state', values: companyStates },
  columns: {
    company: (company, { t, openLink }) => (
      <div className="row g12">
        <InitialsTile id={company.id} name={company.company} src={company.logo} size="sm" />
        <div className="admin-person">
          <Link className="medium" {...openLink(company.id)}>
            {company.company}
          </Link>
          <br />
          <span className="sm dim">
            {company.accountId ? company.website : t('administration.companies.noAccount')}
          </span>
        </div>
      </div>
    ),
    data: ({ pib, registrationNumber, registrationNumberConfirmed, seat }, { t }) => (
      <div className="admin-person">
        {pib ? t('administration.companies.pib', { number: pib }) : '–'}
        {registrationNumber ? (
          <>
            <br />
            {t('administration.companies.registrationNumber', { number: registrationNumber })}
          </>
        ) : null}
        {registrationNumberConfirmed ? (
          <>
            <br />
            <span className="sm dim">{t('administration.companies.doubtfulNumber')}</span>
          </>
        ) : null}
        <br />
        <span className="sm dim">{seat}</span>
      </div>
    ),
    postings: ({ livePostings, postingsInReview }, { t }) => (
      <>
        {t('administration.companies.live', { count: livePostings })}
        {postingsInReview > 0 ? (
          <>
            <br />
            <Link className="sm" href={pageAddress('admin-moderation')}>
              {t('administration.companies.inReview', { count: postingsInReview })}
            </Link>
          </>
        ) : null}
      </>
    ),
    state: ({ verifiedAt, blockedAt }, { t, language }) => (
      <>
        <Badge tone={verifiedAt ? 'ok' : 'neutral'}>
          {t(`administration.companies.badges.${verifiedAt ? 'verified' : 'unverified'}`)}
        </Badge>
        {blockedAt ? (
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
      </>
    ),
  },
  acts: { className: 'right', Acts },
  Above: ({ besides: selected }) => <SelectedCompanies selected={selected} />,
  opened: { name: 'company', section: 'firma-detalji', endpoint: getCompany, Detail: CompanyDetail },
});
