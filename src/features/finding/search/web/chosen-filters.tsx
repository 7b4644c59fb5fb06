import { useEffect, useRef } from 'react';
import { emptyFilter, type PostingsFilter, postingsAddress } from '#features/postings/search-address.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { FilterChip } from './filter-chips.ts';

/** Max number of filters with links: each URL contains all other filters, so hundreds would add up to megabytes. */
const maxLinks = 30;

/** The selected filters, each with a link to the search without it; those over the max are only counted. */
export function ChosenFilters({ filter, chips }: { filter: PostingsFilter; chips: readonly FilterChip[] }) {
  const t = useTexts();
  const place = useRef<HTMLDivElement>(null);
  const previousCount = useRef(chips.length);
  // The clicked link disappears and loses the focus; keyboard users continue from here.
  useEffect(() => {
    const fewer = chips.length < previousCount.current;
    previousCount.current = chips.length;
    if (fewer && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [chips.length]);
  const others = chips.length - maxLinks;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no set of form fields
    <div ref={place} tabIndex={-1} className="chosen" role="group" aria-label={t('postings.filters.chosen')}>
      {chips.length > 0 ? (
        <div className="row flex-wrap g8 mb16 chips-mobile">
          {chips.slice(0, maxLinks).map((chip) => (
            <Pill key={chip.key} action={chip.action} removeHref={postingsAddress(chip.without)}>
              {chip.label}
            </Pill>
          ))}
          {others > 0 ? <Pill neutral>{t('postings.filters.moreChosen', { count: others })}</Pill> : null}
          {chips.some(({ filter: name }) => name !== 'q') ? (
            <TextLink href={postingsAddress({ ...emptyFilter, q: filter.q, sort: filter.sort })}>
              {t('postings.filters.clear')}
            </TextLink>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
