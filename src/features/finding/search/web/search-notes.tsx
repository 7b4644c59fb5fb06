import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import type { PostingsMeta } from '#features/postings/search-fields.ts';
import { quoted } from '#kit/i18n/punctuation.ts';
import { counted } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Link } from '#ui/light/link.tsx';
import { Note } from '#ui/light/note.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';

/** How many results the candidate has hidden, with a link to list them, or not to; and to the page with all of them. */
function HiddenNote({ filter, hidden }: { filter: PostingsFilter; hidden: number }) {
  const t = useTexts();
  const language = useLanguage();
  const { showHidden } = filter;
  if (usePostingMarks().accountType !== 'jobseeker') return null;
  return (
    <p className="sm dim mb16">
      {showHidden ? t('postings.search.hidden.shown') : t('postings.search.hidden.left', counted(hidden, language))}{' '}
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

/** Unknown places, and the words used instead of the typed ones if these gave results. */
function UnderstoodNotes({ understood, total }: Pick<PostingsMeta, 'understood' | 'total'>) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <>
      {understood.unknownPlaces.length > 0 ? (
        <Note tone="warn" className="mb16">
          {t('postings.search.unknownPlace', {
            count: understood.unknownPlaces.length,
            places: quoted(understood.unknownPlaces, language),
          })}
        </Note>
      ) : null}
      {understood.instead === null || total === 0 ? null : (
        <Note className="mb16">
          {t('postings.search.instead', { words: understood.instead })}
          {understood.leftOut.length > 0
            ? ` ${t('postings.search.leftOut', { words: understood.leftOut.join(', ') })}`
            : null}
        </Note>
      )}
    </>
  );
}

/** Notes above the results, which most searches do not have. */
export default function SearchNotes({ filter, meta }: { filter: PostingsFilter; meta: PostingsMeta }) {
  const { hidden, understood, total } = meta;
  return (
    <>
      {hidden > 0 || filter.showHidden ? <HiddenNote filter={filter} hidden={hidden} /> : null}
      <UnderstoodNotes understood={understood} total={total} />
    </>
  );
}
