import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { type LatestSearch, rootStore } from '#shared/root-store.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconClose, IconHistory } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { clearSearches, removeSearch } from './latest-searches.ts';

const useLatestSearches = (): readonly LatestSearch[] =>
  useSyncExternalStore(rootStore.subscribe, () => rootStore.getState().latestSearches);

/** Open while the focus is in the field or in the list, and nothing is typed. */
function useOpen(input: HTMLInputElement) {
  const panel = useRef<HTMLDivElement>(null);
  const isEmpty = (): boolean => input.value.trim() === '';
  const [open, setOpen] = useState(() => document.activeElement === input && isEmpty());
  const stays = (to: EventTarget | null): boolean =>
    to === input || (to instanceof Node && panel.current?.contains(to) === true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the field is all they depend on
  useEffect(() => {
    const look = (): void => setOpen(isEmpty());
    const leave = (event: FocusEvent): void => {
      if (!stays(event.relatedTarget)) setOpen(false);
    };
    const press = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setOpen(false);
    };
    input.addEventListener('focus', look);
    input.addEventListener('input', look);
    input.addEventListener('blur', leave);
    input.addEventListener('keydown', press);
    return () => {
      input.removeEventListener('focus', look);
      input.removeEventListener('input', look);
      input.removeEventListener('blur', leave);
      input.removeEventListener('keydown', press);
    };
  }, [input]);
  return { panel, open, close: () => setOpen(false), stays };
}

/** „Poslednje pretrage” under the empty search field: links, each removable, after the field in the order of Tab. */
export function LatestSearchList({ input }: { input: HTMLInputElement }) {
  const t = useTexts();
  const searches = useLatestSearches();
  const { panel, open, close, stays } = useOpen(input);
  if (!open || searches.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: links are no set of form fields
    <div
      ref={panel}
      className="suggestions"
      role="group"
      aria-label={t('postings.search.latest')}
      // The field keeps the focus of a click.
      onMouseDown={(event) => event.preventDefault()}
      onBlur={(event) => {
        if (!stays(event.relatedTarget)) close();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        input.focus();
        close();
      }}
    >
      <VisuallyHidden>
        <span role="status">{t('postings.search.latestCount', { count: searches.length })}</span>
      </VisuallyHidden>
      <div className="row between suggestions-head">
        <span className="sm dim">{t('postings.search.latest')}</span>
        <TextButton
          onClick={() => {
            input.focus();
            clearSearches();
          }}
        >
          {t('postings.search.latestClear')}
        </TextButton>
      </div>
      <ul>
        {searches.map((search) => (
          <li key={search.address} className="row g4">
            <Link className="suggestion grow" href={search.address} onClick={close}>
              <IconHistory />
              <span className="suggestion-text">{search.label}</span>
            </Link>
            <IconButton
              size="sm"
              label={t('postings.search.latestRemove', { search: search.label })}
              icon={<IconClose />}
              onClick={() => {
                input.focus();
                removeSearch(search);
              }}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
