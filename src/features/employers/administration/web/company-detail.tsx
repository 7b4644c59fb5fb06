import { useState } from 'react';
import { useNavigate } from 'react-router';
import { decisionAsked } from '#features/decisions/decision-words.ts';
import { formatDate } from '#kit/dates.ts';
import { withCommas } from '#kit/i18n/punctuation.ts';
import { pageAddress } from '#kit/site-map.ts';
import { OpenedEntry } from '#ui/administration/opened-entry.tsx';
import { loggedReason, type Reasoned, ReasonModal } from '#ui/administration/reason-modal.tsx';
import type { Fact } from '#ui/facts.tsx';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Button } from '#ui/light/button.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { maxSelected } from '../company-states.ts';
import { blockCompany, deleteCompany, unblockCompany } from '../contract.ts';
import type { CompanyView, SelectedCompany } from '../fields.ts';
import { CompanyContent } from './company-content.tsx';
import { CompanyForm } from './company-form.tsx';
import { useSelection } from './use-selection.ts';

const endpoints = { block: blockCompany, unblock: unblockCompany, delete: deleteCompany };
type Act = keyof typeof endpoints;

/** „3 aktivna, 1 na čekanju…”: counts of a company's data, also shown before it is deleted. */
function useCounts({ counts }: CompanyView): string[] {
  const t = useTexts();
  return (['live', 'waiting', 'ended', 'applications', 'unpaidOrders'] as const)
    .filter((kind) => counts[kind] > 0)
    .map((kind) => t(`administration.companies.counted.${kind}`, { count: counts[kind] }));
}

/** The company's members and their roles. */
function Members({ members }: Pick<CompanyView, 'members'>) {
  const t = useTexts();
  return (
    <ul className="stack g4">
      {members.map(({ id, name, role, answers, blocked }) => (
        <li key={id}>
          <TextLink href={pageAddress('admin-user', id)}>{name}</TextLink>
          {', '}
          {withCommas([
            t(`administration.companies.detail.roles.${role}`),
            answers ? t('administration.companies.detail.answers') : null,
            blocked ? t('administration.companies.detail.memberBlocked') : null,
          ])}
        </li>
      ))}
    </ul>
  );
}

function useFacts(company: CompanyView): Fact[] {
  const t = useTexts();
  const language = useLanguage();
  const counts = useCounts(company);
  return [
    {
      label: t('administration.companies.detail.account'),
      value: company.members.length > 0 ? <Members {...company} /> : t('administration.companies.noAccount'),
    },
    {
      label: t('administration.companies.detail.page'),
      value: (
        <TextLink href={pageAddress('employer', company.id)}>{t('administration.companies.detail.toPage')}</TextLink>
      ),
    },
    {
      label: t('administration.companies.detail.since'),
      value: formatDate(new Date(company.createdAt), language),
    },
    {
      label: t('administration.companies.columns.postings'),
      value: counts.length > 0 ? counts.join(', ') : t('administration.companies.detail.nothing'),
    },
  ];
}

/** Dialog for an action on a company. */
function ActModal({
  act,
  company,
  list,
  onClose,
}: {
  act: Act | null;
  company: CompanyView;
  list: string;
  onClose: () => void;
}) {
  const t = useTexts();
  const api = useApi();
  const navigate = useNavigate();
  const counts = useCounts(company);
  const reasoned = act && {
    title: t(`administration.companies.${act}.title`),
    text: (
      <>
        <p>{t(`administration.companies.${act}.text`, { company: company.company })}</p>
        {act === 'delete' && counts.length > 0 ? (
          <p className="mt8">{t('administration.companies.delete.goes', { list: counts.join(', ') })}</p>
        ) : null}
      </>
    ),
    ...(act === 'block' ? decisionAsked(t) : loggedReason(t)),
    dangerous: act !== 'unblock',
    submit: t(`administration.companies.${act}.action`),
    done: t(`administration.companies.${act}.done`),
    perform: (body: Reasoned) => api.call(endpoints[act], { params: { id: String(company.id) }, body }),
    ...(act === 'delete' ? { afterwards: async () => navigate(list, { replace: true }) } : {}),
  };
  return <ReasonModal act={reasoned} onClose={onClose} />;
}

/** Adds the company to the home page, or removes it. */
function SelectButton({
  company: { id, company },
  selected,
}: {
  company: CompanyView;
  selected: readonly SelectedCompany[];
}) {
  const t = useTexts();
  const toast = useToast();
  const { known, saving, save } = useSelection(selected);
  const isSelected = known.includes(id);
  const full = !isSelected && known.length >= maxSelected;
  const change = async () => {
    const done = await save(isSelected ? known.filter((other) => other !== id) : [...known, id]);
    const said = isSelected ? 'dropped' : 'added';
    if (done) toast.show({ tone: 'ok', title: t(`administration.companies.selected.${said}`, { company }) });
  };
  return (
    <Button
      block
      loading={saving}
      loadingText={t('ui.record.saving')}
      disabledReason={full ? t('administration.companies.selected.full', { count: maxSelected }) : undefined}
      onClick={() => void change()}
    >
      {t(`administration.companies.selected.${isSelected ? 'remove' : 'add'}`)}
    </Button>
  );
}

/** A company below the list: its facts, the form for its data, and the actions on it. */
export function CompanyDetail({
  one: company,
  besides: selected,
  closeHref,
}: {
  one: CompanyView;
  besides: readonly SelectedCompany[];
  closeHref: string;
}) {
  const t = useTexts();
  const facts = useFacts(company);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <OpenedEntry
      id="firma"
      title={company.company}
      badge={
        company.blockedAt ? (
          <Badge tone="danger">{t('administration.companies.badges.blocked')}</Badge>
        ) : (
          <Badge tone={company.verifiedAt ? 'ok' : 'neutral'}>
            {t(`administration.companies.badges.${company.verifiedAt ? 'verified' : 'unverified'}`)}
          </Badge>
        )
      }
      facts={facts}
      closeLabel={t('administration.companies.detail.close')}
      closeHref={closeHref}
      aside={
        <>
          <SelectButton company={company} selected={selected} />
          {company.accountId ? (
            <Button block onClick={() => setAct(company.blockedAt ? 'unblock' : 'block')}>
              {t(`administration.companies.${company.blockedAt ? 'unblock' : 'block'}.action`)}
            </Button>
          ) : null}
          <Button block variant="danger-outline" onClick={() => setAct('delete')}>
            <IconTrash />
            {t('administration.companies.delete.action')}
          </Button>
        </>
      }
    >
      <CompanyContent company={company} />
      <hr />
      <CompanyForm key={company.id} company={company} />
      <ActModal act={act} company={company} list={closeHref} onClose={() => setAct(null)} />
    </OpenedEntry>
  );
}
