import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatShortDate } from '#shared/dates.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconFilterFunnel } from '#ui/icons/account-icons.tsx';
import { IconExternalLink } from '#ui/icons/posting-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button } from '#ui/light/button.tsx';
import { IconLink } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from '#ui/light/icons.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { Modal } from '#ui/modal.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { ApplicationContacts, fullName, useApplicationSections } from '../../web/application-parts.tsx';
import type { ApplicationListRow, ApplicationPosting, ApplicationsMeta, ApplicationView } from '../fields.ts';
import type { AnswerFiltersProps } from './answer-filters.tsx';
import { type ApplicationsAddress, applicationsPath } from './application-address.ts';
import { ApplicationList } from './application-list.tsx';
import type { KeyAct } from './list-keys.ts';
import type { SelectionBarProps } from './selection-bar.tsx';
import type { ShortcutsModalProps } from './shortcuts-modal.tsx';
import { SortButtons, type SortButtonsProps } from './sort-buttons.tsx';
import type { SortingTarget } from './sortings.tsx';
import type { SteadyRow } from './steady-rows.ts';
import { useListActs, useListCursor } from './use-list-acts.ts';
import { useListKeys } from './use-list-keys.ts';
import './employer-applications.css';
import { pageAddress } from '#shared/site-map.ts';

const tabs = ['all', 'unsorted', 'saved', 'maybe', 'rejected'] as const;

function PostingLine({ posting }: { posting: ApplicationPosting }) {
  const t = useTexts();
  const language = useLanguage();
  const { positionTitle, live, closesOn } = posting;
  return (
    <p className="sm dim">
      <TitleText
        text={
          live && closesOn
            ? t('applications.employer.live', { positionTitle, date: formatShortDate(closesOn, language) })
            : t('applications.employer.ended', { positionTitle })
        }
      />
    </p>
  );
}

interface OpenedProps {
  application: ApplicationView;
  rows: readonly ApplicationListRow[];
  address: ApplicationsAddress;
}

/** Links to the neighbours in the current list. */
function Neighbours({ application, rows, address }: OpenedProps) {
  const t = useTexts();
  const at = rows.findIndex(({ id }) => id === application.id);
  const link = (row: ApplicationListRow | undefined, label: string, icon: ReactNode) =>
    row ? (
      <IconLink
        size="sm"
        label={label}
        icon={icon}
        href={applicationsPath({ ...address, selected: row.id })}
      />
    ) : null;
  return (
    <>
      {link(at > 0 ? rows[at - 1] : undefined, t('applications.employer.previous'), <IconChevronUp />)}
      {link(at >= 0 ? rows[at + 1] : undefined, t('applications.employer.next'), <IconChevronDown />)}
    </>
  );
}

function Opened({
  application,
  rows,
  address,
  onSorted,
}: OpenedProps & { onSorted: NonNullable<SortButtonsProps['onSorted']> | null }) {
  const t = useTexts();
  const name = fullName(application, t);
  const sections = useApplicationSections(application);
  return (
    <section className="applications-detail" aria-label={t('applications.employer.application', { name })}>
      <div className="row top g16 flex-wrap">
        <Avatar size="lg" name={name} id={application.id} />
        <div className="grow applicant">
          <h2 className="applicant-name">{name}</h2>
          <ApplicationContacts application={application} />
        </div>
        <div className="row g4">
          <TextLink href={pageAddress('employer-application', application.id)}>
            <IconExternalLink />
            {t('applications.employer.openPage')}
          </TextLink>
          <Neighbours application={application} rows={rows} address={address} />
        </div>
      </div>
      {onSorted ? (
        <div className="mt16">
          <SortButtons
            applicationId={application.id}
            status={application.status}
            layout="row"
            onSorted={onSorted}
          />
        </div>
      ) : null}
      {sections.map(({ key, title, content }) => (
        <section key={key} aria-label={title}>
          <hr />
          <h3 className="mb16">{title}</h3>
          {content}
        </section>
      ))}
    </section>
  );
}

function NothingOpened() {
  const t = useTexts();
  return (
    <div className="applications-detail applications-none">
      <EmptyState sign="mail" title={t('applications.employer.choose')}>
        {t('applications.employer.chooseText')}
      </EmptyState>
    </div>
  );
}

export interface EmployerApplicationsProps {
  rows: readonly ApplicationListRow[];
  meta: ApplicationsMeta;
  address: ApplicationsAddress;
  opened: ApplicationView | null;
  /** Readers see everything and sort nothing (rules.md#team). */
  canSort: boolean;
  /** Further acts on a selection: writing, documents. */
  selectionActions?: SelectionBarProps['actions'];
}

const loadFilters = async () => (await import('./answer-filters.tsx')).AnswerFilters;
const loadShortcuts = async () => (await import('./shortcuts-modal.tsx')).ShortcutsModal;

/** The list with the opened application next to it, by mouse, finger and keys. */
function Reviewing({
  rows: source,
  meta,
  address,
  opened,
  canSort,
  selectionActions,
}: EmployerApplicationsProps) {
  const t = useTexts();
  const acts = useListActs(source, meta);
  const { rows } = acts;
  const [more, setMore] = useState<string | null>(null);
  const [helpOpen, setHelpOpen] = useState(false);
  const { Part: Shortcuts, ask: askForShortcuts } = useOnDemand<ShortcutsModalProps>(loadShortcuts);
  const openHelp = async (): Promise<void> => {
    if (await askForShortcuts()) setHelpOpen(true);
  };
  const { region, on, switchTo } = useListKeys((act) => onKey(act));
  const cursor = useListCursor(region, rows, address);
  const change = (act: SortingTarget | 'select', row: SteadyRow | undefined): void => {
    const several = acts.selected.all || acts.selected.chosen.size > 0;
    if (act !== 'select' && several) acts.sortSelected(act);
    else if (row && act === 'select') acts.toggle(row);
    else if (row && act !== 'select') acts.sortOne(act, row);
  };
  const onKey = (act: KeyAct): void => {
    if (act === 'help') void openHelp();
    else if (act === 'search') region.current?.querySelector<HTMLElement>('input[name="q"]')?.focus();
    else if (act === 'next' || act === 'previous') cursor.move(act === 'next' ? 1 : -1);
    else if (canSort) change(act, cursor.current());
  };
  const menuRow = rows.find(({ id }) => id === more);
  return (
    <div className="applications" ref={region}>
      <ApplicationList
        rows={rows}
        meta={meta}
        address={address}
        onKeys={() => void openHelp()}
        acting={
          canSort
            ? {
                bar: {
                  selected: acts.selected,
                  onChange: acts.select,
                  busy: acts.sorting,
                  onSort: acts.sortSelected,
                  actions: selectionActions,
                },
                ofRow: (row) => ({
                  selected: acts.isSelected(row.id),
                  onSelect: () => acts.toggle(row),
                  onSort: (target) => acts.sortOne(target, row),
                  onMore: () => setMore(row.id),
                }),
              }
            : null
        }
      />
      {opened ? (
        <Opened application={opened} rows={rows} address={address} onSorted={canSort ? acts.sorted : null} />
      ) : (
        <NothingOpened />
      )}
      <Modal
        open={menuRow !== undefined}
        onClose={() => setMore(null)}
        title={menuRow ? fullName(menuRow, t) : ''}
        size="sm"
      >
        {menuRow ? (
          <SortButtons
            applicationId={menuRow.id}
            status={menuRow.status}
            layout="column"
            onSorted={(id, status) => {
              acts.sorted(id, status);
              setMore(null);
            }}
          />
        ) : null}
      </Modal>
      {Shortcuts ? (
        <Shortcuts
          open={helpOpen}
          onClose={() => setHelpOpen(false)}
          on={on}
          onSwitch={switchTo}
          canSort={canSort}
        />
      ) : null}
    </div>
  );
}

/** The button that opens the filters by answers, for postings that have any. */
function FilterButton({ meta, address }: Pick<EmployerApplicationsProps, 'meta' | 'address'>) {
  const t = useTexts();
  const navigate = useNavigate();
  const [open, setOpen] = useState(false);
  const { Part: Filters, ask, loading } = useOnDemand<AnswerFiltersProps>(loadFilters);
  if (meta.questions.length === 0 && !meta.requirements) return null;
  return (
    <>
      <Button
        loading={loading}
        aria-haspopup="dialog"
        onClick={() => void ask().then((loaded) => loaded && setOpen(true))}
      >
        <IconFilterFunnel />
        {t('applications.reviewing.filters.open')}
      </Button>
      {Filters ? (
        <Filters
          open={open}
          onClose={() => setOpen(false)}
          meta={meta}
          onChange={(change) =>
            void navigate(applicationsPath({ ...address, page: 1, selected: null, ...change }), {
              preventScrollReset: true,
            })
          }
        />
      ) : null}
    </>
  );
}

/** A posting's applications: tabs by status, the list, and on wide screens the open application next to it. */
export function EmployerApplications(props: EmployerApplicationsProps) {
  const t = useTexts();
  const { meta, address } = props;
  const { posting, counts, received, unread } = meta;
  return (
    <>
      <Breadcrumbs
        items={[
          { label: t('applications.employer.myPostings'), href: pageAddress('my-postings') },
          { label: <TitleText text={posting.positionTitle} /> },
        ]}
      />
      <div className="row between flex-wrap g12 mb16">
        <div>
          <div className="row flex-wrap g8">
            <h1 className="applications-title">{t('applications.employer.count', { count: received })}</h1>
            {unread > 0 ? (
              <Badge tone="new">{t('applications.reviewing.unread', { count: unread })}</Badge>
            ) : null}
          </div>
          <PostingLine posting={posting} />
        </div>
        {received > 0 ? <FilterButton meta={meta} address={address} /> : null}
      </div>
      {received === 0 ? (
        <EmptyState sign="mail" title={t('applications.employer.emptyTitle')}>
          {t('applications.employer.emptyText')}
        </EmptyState>
      ) : (
        <>
          <Tabs
            label={t('applications.employer.tabs')}
            items={tabs.map((status) => ({
              label: t(`applications.employer.${status}`),
              href: applicationsPath({ ...address, status, page: 1, selected: null }),
              count: counts[status],
              current: address.status === status,
            }))}
          />
          <Reviewing {...props} />
        </>
      )}
    </>
  );
}
