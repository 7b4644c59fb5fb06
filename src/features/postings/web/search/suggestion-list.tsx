import { useEffect, useId, useState } from 'react';
import { suggestPostings } from '#features/postings/contract.ts';
import type { Suggestion } from '#features/postings/search-fields.ts';
import { formatNumber } from '#shared/money.ts';
import { IconBuilding, IconLayoutList, IconMapPin, IconSearch } from '#ui/icons/icons.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { LatestSearchList } from './latest-search-list.tsx';
import './suggestion-list.css';

export interface SuggestionListProps {
  /** The text field that suggestions are for; it becomes a combobox. */
  input: HTMLInputElement;
  onChoose: (suggestion: Suggestion) => void;
}

const pauseMs = 150;
const shortest = 2;

const icons = {
  position: <IconSearch />,
  company: <IconBuilding />,
  category: <IconLayoutList />,
  place: <IconMapPin />,
};

/** Asks for suggestions a moment after the last key; an answer that comes too late for what is typed now is dropped. */
function useSuggestions(input: HTMLInputElement) {
  const api = useApi();
  // Something may have been typed while this was being fetched.
  const [typed, setTyped] = useState<string | null>(() =>
    input.value === input.defaultValue ? null : input.value.trim(),
  );
  const [items, setItems] = useState<readonly Suggestion[]>([]);
  useEffect(() => {
    const type = (): void => setTyped(input.value.trim());
    input.addEventListener('input', type);
    return () => input.removeEventListener('input', type);
  }, [input]);
  useEffect(() => {
    if (typed === null || typed.length < shortest) {
      setItems([]);
      return;
    }
    const late = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are a help: without an answer there are none.
      api.call(suggestPostings, { query: { q: typed } }, { signal: late.signal }).then(
        ({ data }) => setItems(data),
        () => setItems([]),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [typed, api]);
  return { items, close: () => setItems([]) };
}

/** The list under the search field, by the combobox pattern of WAI-ARIA: the focus stays in the field. */
export function SuggestionList({ input, onChoose }: SuggestionListProps) {
  const t = useTexts();
  const language = useLanguage();
  const id = useId();
  const { items, close } = useSuggestions(input);
  const [active, setActive] = useState(-1);
  const [answered, setAnswered] = useState(items);
  if (answered !== items) {
    setAnswered(items);
    setActive(-1);
  }
  const open = items.length > 0;
  const optionId = (index: number): string => `${id}-${index}`;

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(open));
    input.setAttribute('aria-controls', id);
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
  }, [input, open, active, id]);

  useEffect(() => {
    const press = (event: KeyboardEvent): void => {
      if (!open) return;
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step !== undefined) {
        event.preventDefault();
        // One place more than there are items: the field itself.
        setActive((at) => ((at + 1 + step + items.length + 1) % (items.length + 1)) - 1);
      } else if (event.key === 'Escape') {
        event.preventDefault();
        close();
      } else if (event.key === 'Enter') {
        const chosen = items[active];
        if (chosen) {
          event.preventDefault();
          onChoose(chosen);
        }
        close();
      }
    };
    input.addEventListener('keydown', press);
    input.addEventListener('blur', close);
    return () => {
      input.removeEventListener('keydown', press);
      input.removeEventListener('blur', close);
    };
  });

  return (
    <>
      <LatestSearchList input={input} />
      <VisuallyHidden>
        <span role="status">{open ? t('postings.search.suggestions', { count: items.length }) : ''}</span>
      </VisuallyHidden>
      {open ? (
        <div id={id} className="sug" role="listbox" aria-label={t('postings.search.suggestionList')}>
          {items.map((item, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and hears the keys
            <div
              key={`${item.kind} ${item.code ?? item.label}`}
              id={optionId(index)}
              className="sug-i"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              // The field keeps the focus.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => {
                close();
                onChoose(item);
              }}
            >
              {icons[item.kind]}
              <span className="what">
                {item.label}
                {item.kind === 'position' ? null : <span>{t(`postings.search.kinds.${item.kind}`)}</span>}
              </span>
              <span className="n">
                {t('postings.search.count', {
                  count: item.count,
                  number: formatNumber(item.count, language),
                })}
              </span>
            </div>
          ))}
        </div>
      ) : null}
    </>
  );
}
