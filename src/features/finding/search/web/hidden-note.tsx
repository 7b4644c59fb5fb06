import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** How many results the candidate has hidden, with a link to list them, or not to; and to the page with all of them. */
export default function HiddenNote({ filter, hidden }: { filter: PostingsFilter; hidden: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { showHidden } = filter;
  if (usePostingMarks().accountType !== 'jobseeker') return null;
  return (
    <p className="sm dim mb16">
      {showHidden
        ? t('postings.search.hidden.shown')
        : t('postings.search.hidden.left', { count: hidden, number: formatNumber(hidden, language) })}{' '}
      <Link className="link" href={postingsAddress({ ...filter, showHidden: !showHidden })}>
        {t(showHidden ? 'postings.search.hidden.leave' : 'postings.search.hidden.show')}
      </Link>{' '}
      {t('postings.search.hidden.or')}{' '}
      <Link className="link" href={pageAddress('hidden-postings')}>
        {t('postings.search.hidden.all')}
      </Link>
      .
    </p>
  );
}
