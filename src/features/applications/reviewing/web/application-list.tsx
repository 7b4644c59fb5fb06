import type { MouseEvent } from 'react';
import { Form, useNavigate } from 'react-router';
import { pageCount } from '#shared/paging.ts';
import { pageAddress } from '#shared/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { shortMoment } from '../../web/application-moment.ts';
import { fullName } from '../../web/application-parts.tsx';
import type { ApplicationListRow, ApplicationsMeta } from '../fields.ts';
import { type ApplicationsAddress, applicationsPath } from './application-address.ts';
import { ApplicationBadge, RequirementBadge } from './application-badge.tsx';

export interface ApplicationListProps {
  rows: readonly ApplicationListRow[];
  meta: ApplicationsMeta;
  address: ApplicationsAddress;
}

/** As in the style sheet: from this width on the open application is next to the list. */
const besideList = '(min-width: 62.01em)';

function Row({ row, address }: { row: ApplicationListRow; address: ApplicationsAddress }) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const current = address.selected === row.id;
  const name = fullName(row, t);
  /** Next to a wide list it opens in place; otherwise the link opens its page. */
  const openBeside = (event: MouseEvent): void => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    if (!plain || !matchMedia(besideList).matches) return;
    event.preventDefault();
    void navigate(applicationsPath({ ...address, selected: row.id }), { preventScrollReset: true });
  };
  const type = t(`applications.typesInLine.${row.applicationType}`);
  const line = [row.guest ? t('applications.employer.guestWith', { type }) : type, row.city];
  return (
    <li className={current ? 'applications-row applications-row-current' : 'applications-row'}>
      <Link
        href={pageAddress('employer-application', row.id)}
        onClick={openBeside}
        aria-current={current ? 'true' : undefined}
      >
        <Avatar name={name} id={row.id} />
        <span className="grow">
          <b>{name}</b>
          <span className="sm dim">{line.filter(Boolean).join(', ')}</span>
          <span className="applications-unmet">
            <RequirementBadge {...row} />
          </span>
        </span>
        <span className="right">
          <span className="xs dim no-wrap">{shortMoment(row.createdAt, row.daysAgo, t, language)}</span>
          <ApplicationBadge {...row} />
        </span>
      </Link>
    </li>
  );
}

function Search({ address }: { address: ApplicationsAddress }) {
  const t = useTexts();
  return (
    <Form
      autoComplete="off"
      className="applications-bar"
      role="search"
      action={applicationsPath({ postingId: address.postingId })}
    >
      {address.status === 'all' ? null : <input type="hidden" name="status" value={address.status} />}
      <TextInput
        key={address.q}
        size="sm"
        type="search"
        name="q"
        defaultValue={address.q}
        aria-label={t('applications.employer.search')}
        placeholder={t('applications.employer.search')}
      />
      <IconButton
        size="sm"
        type="submit"
        label={t('applications.employer.searchButton')}
        icon={<IconSearch />}
      />
    </Form>
  );
}

function Nothing({ meta, address }: Omit<ApplicationListProps, 'rows'>) {
  const t = useTexts();
  const all = applicationsPath({ postingId: address.postingId });
  const showAll = <LinkButton href={all}>{t('applications.employer.showAll')}</LinkButton>;
  if (address.q !== '' && meta.counts.all === 0) {
    return (
      <EmptyState
        sign="search"
        title={t('applications.employer.nothingFound', { q: address.q })}
        actions={showAll}
      >
        {t('applications.employer.nothingFoundText')}
      </EmptyState>
    );
  }
  return (
    <EmptyState sign="document" title={t('applications.employer.emptyTab')} actions={showAll}>
      {t('applications.employer.emptyTabText')}
    </EmptyState>
  );
}

/** The applications of one tab: search, rows, pages. */
export function ApplicationList({ rows, meta, address }: ApplicationListProps) {
  const t = useTexts();
  const { q } = address;
  return (
    <section className="applications-list" aria-label={t('applications.employer.candidates')}>
      <Search address={address} />
      {rows.length === 0 ? (
        <Nothing meta={meta} address={address} />
      ) : (
        <>
          <ul>
            {rows.map((row) => (
              <Row key={row.id} row={row} address={address} />
            ))}
          </ul>
          <div className="applications-foot">
            {q === '' ? null : (
              <TextLink href={applicationsPath({ ...address, q: '', page: 1 })}>
                {t('applications.employer.clearSearch')}
              </TextLink>
            )}
            <Pagination
              page={meta.page}
              pageCount={pageCount(meta)}
              href={(page) => applicationsPath({ ...address, page })}
            />
          </div>
        </>
      )}
    </section>
  );
}
