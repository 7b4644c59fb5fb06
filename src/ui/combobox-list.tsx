import { type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { ComboboxField } from './combobox.tsx';
import { VisuallyHidden } from './light/visually-hidden.tsx';
import { useTexts } from './site/site-context.tsx';
import './combobox-list.css';

/** An option of the list. */
export interface ComboboxOption {
  key: string;
  label: string;
  /** A second line that describes the option. */
  detail?: string | undefined;
  /** At the end of the row: a count. */
  note?: string | undefined;
  icon?: ReactNode;
}

export interface ComboboxListProps<Option extends ComboboxOption> extends ComboboxField {
  /** Finds options for the trimmed text; called with '' when the empty field has the focus. */
  find: (typed: string, signal: AbortSignal) => Promise<readonly Option[]>;
  /** Called when an option is chosen; without it its label is written into the field. */
  onChoose?: ((option: Option) => void) | undefined;
  /** Milliseconds after the last key before `find` is called. */
  pauseMs?: number | undefined;
  /**
   * For multiple choices: which options can still be chosen. Such a list opens on click, stays open after a choice and
   * shows when nothing is found.
   */
  offers?: ((option: Option) => boolean) | undefined;
}

/** Whether the text is long enough for every `find` to search. */
const isSearch = (typed: string | null): boolean => (typed ?? '').length > 1;

/** Sets the text as a person's typing would, with an input event. */
export const writeInto = (input: HTMLInputElement, text: string): void => {
  input.setRangeText(text, 0, input.value.length, 'end');
  input.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Options for the typed text; outdated responses are ignored. */
function useOptions<Option extends ComboboxOption>({
  input,
  before,
  find,
  pauseMs = 0,
}: Pick<ComboboxListProps<Option>, 'input' | 'before' | 'find' | 'pauseMs'>) {
  // Text may have been typed while the list was loading, or before hydration.
  const [typed, setTyped] = useState<string | null>(() => {
    const untouched = input.value === before && before === input.defaultValue;
    return untouched && before !== '' ? null : input.value.trim();
  });
  const [options, setOptions] = useState<readonly Option[] | null>(null);
  const latestFind = useRef(find);
  latestFind.current = find;
  useEffect(() => {
    if (typed === null) return;
    const late = new AbortController();
    const timer = setTimeout(() => {
      // Suggestions are optional: a failed request shows none.
      latestFind.current(typed, late.signal).then(
        (found) => late.signal.aborted || setOptions(found),
        () => late.signal.aborted || setOptions([]),
      );
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [typed, pauseMs]);
  return { typed, options, ask: () => setTyped(input.value.trim()) };
}

interface ListActs<Option> {
  options: readonly Option[];
  /** The index of the option that Enter chooses; -1 for none. */
  active: number;
  open: boolean;
  /** The event that opens the list of an empty field. */
  opener: 'focus' | 'click';
  ask: () => void;
  reopen: () => void;
  setActive: (place: number) => void;
  choose: (option: Option) => void;
  close: () => void;
}

/** Handles the field's events: typing searches, arrow keys move, Enter chooses, Escape and leaving close. */
function useFieldEvents<Option>(
  input: HTMLInputElement,
  { options, active, open, opener, ask, reopen, setActive, choose, close }: ListActs<Option>,
): void {
  // An effect event, so that it uses the list on the screen: a key may follow right after rendering.
  const type = useEffectEvent((): void => {
    reopen();
    ask();
  });
  const enter = useEffectEvent((): void => {
    if (input.value === '' || opener === 'click') {
      reopen();
      ask();
    }
  });
  const leave = useEffectEvent(close);
  const walk = (event: KeyboardEvent): void => {
    const last = options.length - 1;
    // One more position than options: the field itself.
    const to = {
      ArrowDown: active === last ? -1 : active + 1,
      ArrowUp: active === -1 ? last : active - 1,
      Home: active === -1 ? undefined : 0,
      End: active === -1 ? undefined : last,
    }[event.key];
    const opens = !open && event.key.startsWith('Arrow');
    if (to === undefined || !(open || opens)) return;
    event.preventDefault();
    if (opens) ask();
    reopen();
    if (options.length > 0) setActive(to);
  };
  const press = useEffectEvent((event: KeyboardEvent): void => {
    if (event.isComposing) return;
    const chosen = options[active];
    if (open && event.key === 'Escape') {
      event.preventDefault();
      close();
    } else if (open && event.key === 'Enter') {
      if (chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    } else walk(event);
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    input.addEventListener('input', () => type(), { signal });
    input.addEventListener(opener, () => enter(), { signal });
    input.addEventListener('keydown', (event) => press(event), { signal });
    input.addEventListener('blur', () => leave(), { signal });
    return () => listening.abort();
  }, [input, opener]);
}

/**
 * The list of a combobox by the pattern of the ARIA Authoring Practices: the focus stays in the field, arrow keys move
 * through the list and reopen it, Home and End move to its ends, Enter chooses, Escape closes.
 */
export function ComboboxList<Option extends ComboboxOption>({
  input,
  before,
  find,
  onChoose,
  pauseMs,
  offers,
}: ComboboxListProps<Option>) {
  const t = useTexts();
  const id = useId();
  const { typed, options: found, ask } = useOptions({ input, before, find, pauseMs });
  const options = (found ?? []).filter(offers ?? Boolean);
  // Does nothing when the focus has moved on while the list was loading.
  const [closed, setClosed] = useState(() => document.activeElement !== input);
  const [active, setActive] = useState(-1);
  const [answered, setAnswered] = useState(found);
  const list = useRef<HTMLDivElement>(null);
  if (answered !== found) {
    setAnswered(found);
    setActive(-1);
  }
  const open = options.length > 0 && !closed;
  const nothing = offers !== undefined && !closed && found?.length === 0 && isSearch(typed);
  const close = (): void => {
    setClosed(true);
    setActive(-1);
  };
  const choose = (option: Option): void => {
    if (onChoose) onChoose(option);
    else writeInto(input, option.label);
    // Closed after it, so that the written text does not start a search.
    if (offers) setActive(-1);
    else close();
  };

  // The focus may have left between the first rendering and now, when listeners are attached to the field.
  useEffect(() => {
    if (document.activeElement !== input) setClosed(true);
  }, [input]);

  useEffect(() => {
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    input.setAttribute('aria-expanded', String(open));
    input.setAttribute('aria-controls', id);
    if (active >= 0) input.setAttribute('aria-activedescendant', `${id}-${active}`);
    else input.removeAttribute('aria-activedescendant');
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [input, open, active, id]);

  useFieldEvents(input, {
    options,
    active,
    open: open || nothing,
    ask,
    setActive,
    choose,
    close,
    opener: offers ? 'click' : 'focus',
    reopen: () => setClosed(false),
  });

  return (
    <>
      <VisuallyHidden>
        <span aria-live="polite">
          {open ? t('ui.suggestionCount', { count: options.length }) : nothing ? t('ui.find.none') : ''}
        </span>
      </VisuallyHidden>
      {open ? (
        <div
          ref={list}
          id={id}
          className="suggestions"
          role="listbox"
          aria-label={t('ui.suggestions')}
          // A scrollable list would be a tab stop, and closing it while focused lose the focus: the field keeps it.
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
        >
          {options.map((option, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field holds the focus and handles the keys
            <div
              key={option.key}
              id={`${id}-${index}`}
              className="suggestion"
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onClick={() => choose(option)}
            >
              {option.icon}
              <span className="suggestion-text">
                {option.label}
                {option.detail ? <span>{option.detail}</span> : null}
              </span>
              {option.note ? <span className="suggestion-note">{option.note}</span> : null}
            </div>
          ))}
        </div>
      ) : nothing ? (
        <div className="suggestions suggestions-none" aria-hidden="true">
          {t('ui.find.none')}
        </div>
      ) : null}
    </>
  );
}
