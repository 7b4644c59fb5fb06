import type { ReactNode } from 'react';
import type { PostingCard } from '#features/postings/fields.ts';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import { postingsAddress } from '#features/postings/search-address.ts';
import type { NothingFoundHelp } from '#features/postings/search-fields.ts';
import { PostingRows } from '#features/postings/web/posting-row.tsx';
import { quoted } from '#kit/i18n/punctuation.ts';
import { formatNumber } from '#kit/money.ts';
import { pageAddress } from '#kit/site-map.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { AdList } from '#ui/light/ad-row.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { FilterChip } from './filter-chips.ts';
import { relaxations } from './relaxations.ts';

export interface NothingFoundProps {
  filter: PostingsFilter;
  help: NothingFoundHelp | null;
  /** The selected filters, with labels. */
  chosen: readonly FilterChip[];
  /** Control to save the search; null for users who cannot. */
  save: ReactNode;
  /** Alternative postings: the same search in the nearest towns, or the newest in the same places. */
  instead: readonly PostingCard[];
  /** Number of results that the candidate has hidden. */
  hidden: number;
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Shown instead of an empty list: unknown words, similar words, nearby towns and filters to drop, each with its number
 * of results; and alternative postings.
 */
export default function NothingFound({ filter, help, chosen, save, instead, hidden }: NothingFoundProps): ReactNode {
  const t = useTexts();
  const language = useLanguage();
  const countText = (count: number): string =>
    t('postings.search.count', { count, number: formatNumber(count, language) });
  const [near, ...nearer] = help?.nearby ?? [];
  const townAddress = (code: string): string => postingsAddress({ ...filter, locations: [code] });
  const relax = [
    ...(hidden > 0
      ? [{ text: t('postings.search.hidden.show'), address: postingsAddress({ ...filter, showHidden: true }) }]
      : []),
    ...(near
      ? [
          {
            text: t('postings.search.empty.town', { town: near.label, found: countText(near.count) }),
            address: townAddress(near.code),
          },
        ]
      : []),
    ...(help ? relaxations(filter, chosen, { ...help, language }) : []).map(({ label, count, address }) => ({
      text: t('postings.search.empty.relax', { filter: label, found: countText(count) }),
      address,
    })),
  ];
  // At most two buttons, in addition to the one for saving the search.
  const offered = relax.slice(0, 2);
  const titleOf = (): string => {
    if (hidden > 0) return t('postings.search.hidden.every');
    if (!near || !help) return t('postings.search.empty.title');
    const where = help.where ?? t('postings.search.empty.places');
    const named = filter.q === '' ? 'titleThere' : 'titleThereFor';
    return t(`postings.search.empty.${named}`, {
      where: language === 'sr' ? capital(where) : where,
      q: filter.q,
    });
  };
  const heading = t(near ? 'postings.search.empty.nearby' : 'postings.search.empty.newest');
  const unknown = help?.unknown ?? [];
  const nearest = help?.nearest ?? [];
  return (
    <>
      <EmptyState
        sign="search"
        title={titleOf()}
        actions={
          <>
            {offered.map(({ text, address }, at) => (
              <LinkButton key={address} variant={at === 0 ? 'primary' : 'default'} href={address}>
                {text}
              </LinkButton>
            ))}
            {relax.length === 0 ? (
              <LinkButton variant="primary" href={pageAddress('postings')}>
                {t('postings.search.empty.all')}
              </LinkButton>
            ) : null}
            {save}
          </>
        }
      >
        {near
          ? t('postings.search.empty.nearTown', { town: near.label, found: countText(near.count) })
          : unknown.length > 0
            ? t('postings.search.empty.unknown', { count: unknown.length, words: quoted(unknown, language) })
            : hidden > 0
              ? null
              : t('postings.search.empty.text')}
        {nearer.map(({ code, label, count }, at) => (
          <span key={code}>
            {at > 0 ? ', ' : ` ${t('postings.search.empty.nearTowns')} `}
            <TextLink href={townAddress(code)}>{label}</TextLink> ({countText(count)})
            {at === nearer.length - 1 ? '.' : null}
          </span>
        ))}
        {nearest.length > 0 ? (
          <>
            {' '}
            {t('postings.search.empty.nearest')}{' '}
            {nearest.map(({ q, count }, at) => (
              <span key={q}>
                {at > 0 ? ', ' : null}
                <TextLink href={postingsAddress({ ...filter, q })}>{q}</TextLink> ({countText(count)})
              </span>
            ))}
          </>
        ) : null}
        {save ? ` ${t('postings.search.empty.save')}` : null}
      </EmptyState>
      {instead.length > 0 ? (
        <section className="mt40">
          <h2 className="h3 mb16">{heading}</h2>
          <AdList label={heading}>
            <PostingRows postings={instead} below />
          </AdList>
        </section>
      ) : null}
    </>
  );
}
