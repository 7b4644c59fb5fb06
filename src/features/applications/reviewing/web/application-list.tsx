import { pageCount } from '#shared/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { getApplicationsFile } from '../contract.ts';
import type { ApplicationsMeta } from '../fields.ts';
import { type ApplicationsAddress, applicationsPath, fileQuery, filterCount } from './application-address.ts';
import { ApplicationRow, type RowActs } from './application-row.tsx';
import { ChosenFilters, ListSearch } from './list-search.tsx';
import { SelectionBar, type SelectionBarProps } from './selection-bar.tsx';
import type { SteadyRow } from './steady-rows.ts';

export interface ApplicationListProps {
  rows: readonly SteadyRow[];
  meta: ApplicationsMeta;
  address: ApplicationsAddress;
  /** Null for members who may only read. */
  acting: {
    bar: Omit<SelectionBarProps, 'rows' | 'meta'>;
    ofRow: (row: SteadyRow) => RowActs;
  } | null;
  /** Opens the help about keys. */
  onKeys: () => void;
}

function Nothing({ address }: { address: ApplicationsAddress }) {
  const t = useTexts();
  const all = applicationsPath({ postingId: address.postingId });
  if (filterCount(address) > 0) {
    return (
      <EmptyState
        sign="search"
        title={t('applications.reviewing.nothing.title')}
        actions={
          <LinkButton href={applicationsPath({ postingId: address.postingId, status: address.status })}>
            {t('applications.reviewing.nothing.remove')}
          </LinkButton>
        }
      >
        {t('applications.reviewing.nothing.text')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      sign="document"
      title={t('applications.employer.emptyTab')}
      actions={<LinkButton href={all}>{t('applications.employer.showAll')}</LinkButton>}
    >
      {t('applications.employer.emptyTabText')}
    </EmptyState>
  );
}

/** Saves everything that matches as a file. */
function ListFile({ meta }: Pick<ApplicationListProps, 'meta'>) {
  const t = useTexts();
  const api = useApi();
  const { run, busy } = useAct(
    async () => {
      const params = { id: String(meta.posting.id) };
      saveFile(
        (await api.call(getApplicationsFile, { params, query: fileQuery(meta.filters) })).data.url,
        '',
      );
    },
    { toast: t('applications.reviewing.downloadFailed') },
  );
  return (
    <TextButton aria-busy={busy !== null || undefined} onClick={() => void run()}>
      <IconDownload />
      {t('applications.reviewing.download')}
    </TextButton>
  );
}

/** The applications of one tab: search, rows, pages. */
export function ApplicationList({ rows, meta, address, acting, onKeys }: ApplicationListProps) {
  const t = useTexts();
  return (
    <section className="applications-list" aria-label={t('applications.employer.candidates')}>
      <ListSearch address={address} />
      <ChosenFilters meta={meta} address={address} />
      {rows.length === 0 ? (
        <Nothing address={address} />
      ) : (
        <>
          {acting ? <SelectionBar {...acting.bar} rows={rows} meta={meta} /> : null}
          <ul>
            {rows.map((row) => (
              <ApplicationRow
                key={row.id}
                row={row}
                address={address}
                acts={acting ? acting.ofRow(row) : null}
              />
            ))}
          </ul>
          <div className="applications-foot">
            <Pagination
              page={meta.page}
              pageCount={pageCount(meta)}
              href={(page) => applicationsPath({ ...address, page, selected: null })}
            />
            <ListFile meta={meta} />
            <span className="applications-keys">
              <TextButton onClick={onKeys} aria-haspopup="dialog">
                {t('applications.reviewing.keys.open')} <kbd>?</kbd>
              </TextButton>
            </span>
          </div>
        </>
      )}
    </section>
  );
}
