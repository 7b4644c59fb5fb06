import { decisionAsked } from '#features/decisions/decision-words.ts';
import { formatDate } from '#kit/dates.ts';
import type { SchemasOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { loggedReason } from '#ui/administration/reason-modal.tsx';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconCheck } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { type RowAct, RowActWindow, rowActs } from '#ui/lists/row-acts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { companiesAddress } from '../companies-address.ts';
import { companyStates } from '../company-states.ts';
import {
  blockCompany,
  getCompany,
  listCompanies,
  listSelectedCompanies,
  unblockCompany,
  unverifyCompany,
  verifyCompany,
} from '../contract.ts';
import type { CompanyRow } from '../fields.ts';
import { CompanyDetail } from './company-detail.tsx';
import { SelectedCompanies } from './selected-companies.tsx';

const endpoints = { verify: verifyCompany, unverify: unverifyCompany, block: blockCompany, unblock: unblockCompany };
type Act = keyof typeof endpoints;

const can: Record<Act, (company: CompanyRow) => boolean> = {
  verify: ({ verifiedAt }) => verifiedAt === null,
  unverify: ({ verifiedAt }) => verifiedAt !== null,
  block: ({ blockedAt, accountId }) => accountId !== null && blockedAt === null,
  unblock: ({ blockedAt }) => blockedAt !== null,
};

const isDecision = (name: Act): boolean => name === 'block' || name === 'unverify';

const act = (name: Act): RowAct<CompanyRow> => ({
  name,
  icon: name === 'block' || name === 'unblock' ? <IconLock /> : <IconCheck />,
  dangerous: isDecision(name),
  can: can[name],
  words: (t, { count, names }) => {
    const done = (of: Act) =>
      count === 1
        ? t(`administration.companies.${of}.done`)
        : t(`administration.companies.several.${of}.done`, { count });
    return {
      action: t(`administration.companies.${name}.action`),
      title:
        count === 1
          ? t(`administration.companies.${name}.title`)
          : t(`administration.companies.several.${name}.title`, { count }),
      text: t(`administration.companies.${name}.text`, { company: names }),
      ...(isDecision(name)
        ? decisionAsked(t)
        : name === 'verify'
          ? { label: t('administration.companies.verify.label'), hint: t('administration.companies.verify.hint') }
          : loggedReason(t)),
      done: done(name),
      undone: done('unblock'),
    };
  },
  perform: (api, { id }, body) => api.call(endpoints[name], { params: { id: String(id) }, body }),
  // The others are decisions or checks, which are not made by undoing something.
  ...(name === 'block' && {
    undo: (api, { id }, body) => api.call(unblockCompany, { params: { id: String(id) }, body }),
  }),
});

const nameOf = ({ company }: CompanyRow): string => company;
const acts = { verify: act('verify'), unverify: act('unverify') };

function Acts({ row: company, show }: { row: CompanyRow; show: ShowWindow }) {
  const t = useTexts();
  const { verifiedAt } = company;
  const name = verifiedAt ? 'unverify' : 'verify';
  return (
    <Button
      size="sm"
      variant={verifiedAt ? 'quiet' : 'soft'}
      onClick={() =>
        show((close) => <RowActWindow act={acts[name]} rows={[company]} nameOf={nameOf} onClose={close} />)
      }
    >
      {verifiedAt ? null : <IconCheck />}
      {t(`administration.companies.${name}.action`)}
    </Button>
  );
}

/** List of companies to verify, and the selection for the home page. */
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
  chosen: rowActs<SchemasOf<typeof listCompanies>>({
    nameOf,
    acts: [acts.verify, acts.unverify, act('block'), act('unblock')],
  }),
  acts: { className: 'right', Acts },
  Above: ({ besides: selected }) => <SelectedCompanies selected={selected} />,
  opened: { name: 'company', section: 'firma-detalji', endpoint: getCompany, Detail: CompanyDetail },
});
