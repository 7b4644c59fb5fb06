import { employerAddress } from '#features/employers/directory/directory-address.ts';
import { formatShortDate, localDay } from '#kit/dates.ts';
import { addressOf } from '#kit/list-address.ts';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { LineList } from '#ui/lists/line-list.tsx';
import { listPage } from '#ui/lists/list-page.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { useFreshList } from '../../marks/web/fresh-list.ts';
import { usePostingMarks } from '../../marks/web/posting-marks.tsx';
import { listHidden } from '../contract.ts';
import type { HiddenItem } from '../fields.ts';

/** Each is a link to the posting or the company, with a button that shows it again. */
function HiddenRows({ rows }: { rows: readonly HiddenItem[] }) {
  const t = useTexts();
  const language = useLanguage();
  const { marked, set } = usePostingMarks();
  const isHidden = ({ posting, employerId }: HiddenItem): boolean =>
    posting ? marked.hidden.has(posting.id) : marked.hiddenEmployer.has(employerId);
  return (
    <LineList
      label={t('postings.hidden.table')}
      lines={rows.filter(isHidden).map(({ posting, employerId, company, hiddenAt }) => {
        const title = posting ? posting.positionTitle || t('postings.hidden.number', { id: posting.id }) : company;
        const kind = t(posting ? 'postings.hidden.posting' : 'postings.hidden.company');
        const ended = posting && !posting.live ? `, ${t('postings.hidden.ended')}` : '';
        const date = formatShortDate(localDay(new Date(hiddenAt)), language);
        return {
          key: posting ? `posting ${posting.id}` : `employer ${employerId}`,
          href: posting ? pageAddress('posting', posting.id) : employerAddress(employerId),
          strong: false,
          head: `${kind}${ended}, ${t('postings.hidden.since', { date })}`,
          title,
          ...(posting ? { text: company } : {}),
          act: (
            <TextButton
              className="needs-scripts"
              aria-label={t('postings.hidden.showAgain', { title })}
              onClick={() => (posting ? set('hidden', posting.id, false) : set('hiddenEmployer', employerId, false))}
            >
              {t('postings.marks.show')}
            </TextButton>
          ),
        };
      })}
    />
  );
}

/** Also reloads the list when the last one is shown again. */
function FreshList() {
  useFreshList();
  return null;
}

/** What the candidate has hidden. */
export const hiddenList = listPage({
  endpoint: listHidden,
  page: 'hidden-postings',
  texts: 'postings.hidden',
  address: addressOf<typeof listHidden>('hidden-postings'),
  lead: true,
  sign: 'search',
  nothing: ({ t }) => ({
    title: t('postings.hidden.empty'),
    children: t('postings.hidden.emptyText'),
    actions: (
      <LinkButton variant="primary" href={pageAddress('postings')}>
        {t('postings.saved.empty.find')}
      </LinkButton>
    ),
  }),
  Rows: HiddenRows,
  Aside: FreshList,
});
