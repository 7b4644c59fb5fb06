import { useEffect, useSyncExternalStore } from 'react';
import { useRevalidator } from 'react-router';
import { draftAddress } from '#features/postings/addresses.ts';
import { AdTypeBadge } from '#features/postings/web/ad-type-badge.tsx';
import { fetched } from '#kit/client-errors.ts';
import { formatDate } from '#kit/dates.ts';
import { rootStore } from '#kit/root-store.ts';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Link } from '#ui/light/link.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { listPage, type ShowWindow } from '#ui/lists/list-page.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { deleteDraft, listDrafts } from '../../drafts/contract.ts';
import type { ListedDraft } from '../../drafts/fields.ts';
import { hasUnsaved } from '../../drafts/web/local-draft.ts';
import { NewPosting } from './new-posting.tsx';
import { draftsTab, postingsTabs } from './own-tabs.ts';
import './own-postings.css';
import { addressOf } from '#kit/list-address.ts';

/** The address of the drafts of new postings. */
export const draftsAddress = addressOf<typeof listDrafts>('posting-drafts');

function Deletion({ draft: { id, positionTitle }, onClose }: { draft: ListedDraft; onClose: () => void }) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const act = {
    title: t('postings.mine.drafts.deletion.title'),
    text: positionTitle
      ? t('postings.mine.drafts.deletion.text', { title: positionTitle })
      : t('postings.mine.drafts.deletion.untitled'),
    field: null,
    submit: t('postings.mine.drafts.deletion.submit'),
    sending: t('postings.mine.drafts.deletion.sending'),
    dangerous: true,
    done: t('postings.mine.drafts.deletion.done'),
    perform: () => api.call(deleteDraft, { params: { id } }),
  };
  return <ActModal act={act} onClose={onClose} refresh={revalidate} />;
}

function Acts({ row, show }: { row: ListedDraft; show: ShowWindow }) {
  const t = useTexts();
  const title = row.positionTitle || t('postings.mine.drafts.untitled');
  return (
    <div className="own-posting-actions">
      <LinkButton
        variant="soft"
        size="sm"
        href={draftAddress(row.id)}
        aria-label={t('postings.mine.drafts.goOnWith', { title })}
      >
        {t('postings.mine.drafts.goOn')}
      </LinkButton>
      <Button
        variant="quiet"
        size="sm"
        className="needs-scripts"
        aria-label={t('postings.mine.drafts.deleteOne', { title })}
        aria-haspopup="dialog"
        onClick={() => show((close) => <Deletion draft={row} onClose={close} />)}
      >
        {t('postings.mine.drafts.delete')}
      </Button>
    </div>
  );
}

/** Saves drafts that only this browser has to the account, so that the list shows them. */
function UnsavedDrafts() {
  const api = useApi();
  const { revalidate } = useRevalidator();
  const userId = useSyncExternalStore(
    rootStore.subscribe,
    () => rootStore.getState().auth?.user.id ?? null,
    () => null,
  );
  useEffect(() => {
    if (userId === null || !hasUnsaved(userId)) return;
    const keep = async (): Promise<void> => {
      const { saveInAccount, unsavedDrafts } = await fetched(() => import('../../drafts/web/save-in-account.ts'));
      for (const draft of unsavedDrafts(userId, null)) await saveInAccount(api, draft);
      await revalidate();
    };
    // Drafts that cannot be saved stay in the browser; the wizard explains why.
    void keep().catch(() => {});
  }, [api, userId, revalidate]);
  return null;
}

/** The drafts of new postings, a tab of „Moji oglasi”. */
export const draftList = listPage({
  endpoint: listDrafts,
  page: 'posting-drafts',
  texts: 'postings.mine.drafts',
  address: draftsAddress,
  sign: 'document',
  nothing: ({ t }) => ({
    title: t('postings.mine.drafts.none.title'),
    children: t('postings.mine.drafts.none.text'),
    actions: <NewPosting />,
  }),
  tabs: {
    name: 'tab',
    all: false,
    values: [],
    count: () => undefined,
    others: ({ t, meta: { counts } }) => [...postingsTabs(t, counts), ...draftsTab(t, counts, true)],
  },
  columns: {
    title: ({ id, positionTitle, productGroup }, { t }) => (
      <div className="row g8 flex-wrap">
        <b className="medium">
          <Link className="own-posting-title" href={draftAddress(id)}>
            {positionTitle ? <TitleText text={positionTitle} /> : t('postings.mine.drafts.untitled')}
          </Link>
        </b>
        {productGroup ? <AdTypeBadge code={productGroup} /> : null}
      </div>
    ),
    saved: {
      cell: ({ savedAt }, { language }) => formatDate(new Date(savedAt), language),
      className: 'no-wrap',
    },
  },
  acts: { className: 'right no-wrap', Acts },
  Above: UnsavedDrafts,
  Aside: () => <NewPosting className="only-mobile" />,
});
