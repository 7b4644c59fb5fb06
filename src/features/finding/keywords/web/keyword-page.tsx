import type { PostingCard } from '#features/postings/fields.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import { counted } from '#kit/money.ts';
import { ChipLink } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { IconSearch } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import { type KeywordsFilter, keywordsAddress } from '../address.ts';
import type { Keyword, KeywordsMeta } from '../fields.ts';
import { KeywordPostings } from './keyword-postings.tsx';
import './browsing.css';
import { pageAddress } from '#kit/site-map.ts';

export interface KeywordPageProps {
  filter: KeywordsFilter;
  keywords: readonly Keyword[];
  meta: KeywordsMeta;
  /** Postings of the selected keyword. */
  found: {
    postings: readonly PostingCard[];
    meta: { page: number; pageSize: number; total: number };
  } | null;
}

/** A plain GET form, which works the same with and without JavaScript. */
function KeywordForm({ q }: { q: string }) {
  const t = useTexts();
  return (
    <search>
      <form autoComplete="off" key={q} className="keyword-form mb24" action={pageAddress('keywords')} method="get">
        <TextInput
          className="keyword-input"
          type="search"
          name="q"
          maxLength={60}
          enterKeyHint="search"
          icon={<IconSearch />}
          aria-label={t('postings.browsing.keywords.find')}
          placeholder={t('postings.browsing.keywords.find')}
          defaultValue={q}
        />
        <Button type="submit" size="lg">
          {t('postings.browsing.keywords.submit')}
        </Button>
      </form>
    </search>
  );
}

function KeywordList({
  keywords,
  maxCount,
  chosen,
}: {
  keywords: readonly Keyword[];
  maxCount: number;
  chosen: string;
}) {
  const t = useTexts();
  const language = useLanguage();
  return (
    <ul className="keyword-list" aria-label={t('postings.browsing.keywords.list')}>
      {keywords.map(({ keyword, count }) => (
        <li key={keyword}>
          <Link href={keywordsAddress({ keyword })} aria-current={keyword === chosen ? 'true' : undefined}>
            <b>{keyword}</b>
            <span className="keyword-bar" aria-hidden="true">
              <i style={{ width: `${Math.max(3, Math.round((count / maxCount) * 100))}%` }} />
            </span>
            <span className="keyword-count">{t('postings.search.count', counted(count, language))}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Letters({ letters, chosen }: { letters: readonly string[]; chosen: string }) {
  const t = useTexts();
  if (letters.length < 2) return null;
  return (
    <nav className="row flex-wrap g8 mt24" aria-label={t('postings.browsing.keywords.byLetter')}>
      <span className="sm dim" aria-hidden="true">
        {t('postings.browsing.keywords.byLetter')}
      </span>
      {letters.map((letter) => (
        <ChipLink
          key={letter}
          className="keyword-letter"
          href={keywordsAddress({ letter })}
          on={letter === chosen}
          aria-current={letter === chosen ? 'true' : undefined}
        >
          {letter}
        </ChipLink>
      ))}
      {chosen ? <ChipLink href={keywordsAddress({})}>{t('postings.browsing.keywords.all')}</ChipLink> : null}
    </nav>
  );
}

function NoKeywords({ q, any }: { q: string; any: boolean }) {
  const t = useTexts();
  const texts = any ? 'nothing' : 'none';
  return (
    <EmptyState
      sign="search"
      title={t(`postings.browsing.keywords.${texts}.title`)}
      actions={
        <>
          {q ? (
            <LinkButton variant="primary" href={postingsAddress({ q })}>
              {t('postings.browsing.keywords.nothing.search', { q })}
            </LinkButton>
          ) : null}
          {any ? (
            <LinkButton href={keywordsAddress({})}>{t('postings.browsing.keywords.nothing.all')}</LinkButton>
          ) : null}
        </>
      }
    >
      {t(`postings.browsing.keywords.${texts}.text`)}
    </EmptyState>
  );
}

/** Content of `/oglasi/keywords` inside `<main>`. */
export function KeywordPage({ filter, keywords, meta, found }: KeywordPageProps) {
  const t = useTexts();
  const { q, letter, keyword } = filter;
  return (
    <>
      <div className="wrap page keyword-page">
        <h1>{t('postings.browsing.keywords.title')}</h1>
        <p className="lead mt8 mb24">{t('postings.browsing.keywords.lead')}</p>
        <KeywordForm q={q} />
        {keywords.length > 0 ? (
          <KeywordList keywords={keywords} maxCount={meta.mostPostings} chosen={keyword} />
        ) : (
          <NoKeywords q={q} any={meta.letters.length > 0} />
        )}
        <Letters letters={meta.letters} chosen={letter} />
      </div>
      {found ? <KeywordPostings keyword={keyword} related={meta.related} {...found} /> : null}
    </>
  );
}
