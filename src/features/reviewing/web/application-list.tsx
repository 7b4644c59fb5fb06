import { pageCount } from '#kit/paging.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { useAct } from '#ui/forms/use-act.ts';
import { IconDownload } from '#ui/icons/posting-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { Pagination } from '#ui/pagination.tsx';
import { saveFile } from '#ui/save-file.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { getApplicationsFile } from '../received/contract.ts';
import type { ApplicationsMeta } from '../received/fields.ts';
import { applicationsPath, isNarrowed } from '../received/web/application-address.ts';
import { ApplicationRow, type ApplicationRowProps } from './application-row.tsx';
import { ChosenFilters, ListSearch } from './list-search.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { StableRow } from './stable-row-order.ts';

export interface ApplicationListProps extends Omit<ApplicationRowProps, 'row'> {
  rows: readonly StableRow[];
  /** Opens the help for keyboard shortcuts. */
  onKeys: () => void;
}

function Nothing({ posting, filters }: ApplicationsMeta) {
  const t = useTexts();
  const narrowed = isNarrowed(filters);
  return (
    <EmptyState
      sign={narrowed ? 'search' : 'document'}
      title={t(narrowed ? 'applications.reviewing.nothing.title' : 'applications.employer.emptyTab')}
      actions={
        <LinkButton href={applicationsPath(posting.id, narrowed ? { status: filters.status } : {})}>
          {t(narrowed ? 'applications.reviewing.nothing.remove' : 'applications.employer.showAll')}
        </LinkButton>
      }
    >
      {t(narrowed ? 'applications.reviewing.nothing.text' : 'applications.employer.emptyTabText')}
    </EmptyState>
  );
}

/** Downloads everything that matches as a file. */
function ListFile({ posting, filters }: ApplicationsMeta) {
  const t = useTexts();
  const api = useApi();
  const { run, busy } = useAct(
    async () => {
      const params = { id: String(posting.id) };
      saveFile((await api.call(getApplicationsFile, { params, query: filters })).data.url, '');
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

/** The applications of one tab: search, rows, paging. */
export function ApplicationList({ rows, onKeys, ...shared }: ApplicationListProps) {
  const { meta, acts } = shared;
  const t = useTexts();
  return (
    <section className="applications-list" aria-label={t('applications.employer.candidates')}>
      <ListSearch {...meta} />
      <ChosenFilters {...meta} />
      {rows.length === 0 ? (
        <Nothing {...meta} />
      ) : (
        <>
          {acts ? <SelectionBar meta={meta} acts={acts} /> : null}
          <ul>
            {rows.map((row) => (
              <ApplicationRow key={row.id} row={row} {...shared} />
            ))}
          </ul>
          <div className="applications-foot">
            <Pagination
              page={meta.page}
              pageCount={pageCount(meta)}
              href={(page) => applicationsPath(meta.posting.id, { ...meta.filters, page })}
            />
            <ListFile {...meta} />
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
