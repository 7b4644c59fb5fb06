import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigation, useOutletContext } from 'react-router';
import type { PostingCard } from '#features/postings/fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { keepFocus } from '#ui/focus-main.ts';
import { useKeys } from '#ui/key-commands.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconChevronDown, IconChevronUp, IconClose } from '#ui/light/icons.tsx';
import { Link } from '#ui/light/link.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useSearchShortcuts } from './search-keys.tsx';
import { fromList, useOpenBeside } from './use-open-beside.ts';
import './posting-pane.css';

const rowLink = (id: number): HTMLElement | null =>
  document.querySelector(`.postings-split a[href="${pageAddress('posting', id)}"]`);

/**
 * One posting beside the list of `/oglasi`, in its own scroll area. J and K open the next and the previous one of the
 * list, Esc closes; only while the focus is in list or pane (WCAG 2.1.4).
 */
export function PostingPane({ id, title, children }: { id: number; title?: string; children: ReactNode }) {
  const t = useTexts();
  const pane = useRef<HTMLElement>(null);
  const navigate = useNavigate();
  const { state, search } = useLocation();
  const postings = useOutletContext<readonly PostingCard[]>();
  const { show, shortcuts } = useSearchShortcuts();
  const open = useOpenBeside();
  const busy = useNavigation().state === 'loading';
  const at = postings.findIndex((posting) => posting.id === id);
  const previous = postings[at - 1];
  const next = at < 0 ? undefined : postings[at + 1];

  const close = (): void => {
    const link = rowLink(id);
    if (state === fromList) void navigate(-1);
    else void navigate(pageAddress('postings') + search, { replace: true, preventScrollReset: true });
    link?.focus({ preventScroll: true });
    // On a narrow screen there is no row in sight.
    keepFocus();
  };
  useKeys((key, target) => {
    if (!target.closest('.postings-split')) return false;
    if (key === 'j' && next) open(next.id);
    else if (key === 'k' && previous) open(previous.id);
    else if (key === 'escape') close();
    return false;
  });
  // All of the pane is in view, and the row of what it shows.
  useEffect(() => {
    pane.current?.scrollTo(0, 0);
    pane.current?.focus({ preventScroll: true });
    // Of two smooth movements the second ends the first.
    for (const element of [pane.current, rowLink(id)?.closest('article')])
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  }, [id]);

  return (
    <section ref={pane} className="posting-pane" tabIndex={-1} aria-label={title ?? t('postings.search.beside.label')}>
      <div className="posting-pane-bar row g4">
        <IconButton
          label={t('postings.search.beside.previous')}
          title={t('postings.search.beside.previousKey')}
          icon={<IconChevronUp />}
          disabled={!previous}
          onClick={() => previous && open(previous.id)}
        />
        <IconButton
          label={t('postings.search.beside.next')}
          title={t('postings.search.beside.nextKey')}
          icon={<IconChevronDown />}
          disabled={!next}
          onClick={() => next && open(next.id)}
        />
        <Link className="link sm grow" href={pageAddress('posting', id)}>
          {t('postings.search.beside.whole')}
        </Link>
        <TextButton onClick={() => void show()} aria-haspopup="dialog">
          {t('postings.search.keys.open')} <kbd>?</kbd>
        </TextButton>
        <IconButton
          label={t('postings.search.beside.close')}
          title={t('postings.search.beside.closeKey')}
          icon={<IconClose />}
          onClick={close}
        />
      </div>
      <div className={busy ? 'ad-list-busy' : undefined} aria-busy={busy}>
        {children}
      </div>
      {shortcuts}
    </section>
  );
}
