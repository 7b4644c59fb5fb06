import { type Ref, useImperativeHandle, useRef, useState } from 'react';
import type { CodeLabel } from '#kit/codes.ts';
import { type ComboboxField, useCombobox } from './combobox.tsx';
import { ComboboxList, type ComboboxOption, writeInto } from './combobox-list.tsx';
import { IconChevronDown } from './light/icons.tsx';
import { VisuallyHidden } from './light/visually-hidden.tsx';
import { Pill } from './pill.tsx';
import { useTexts } from './site/site-context.tsx';
import { TextInput } from './text-input.tsx';
import './multi-select.css';

/** Finds options for the typed text; called with '' for empty text. */
export type FindOptions = (typed: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>;

interface ListOptions {
  find: FindOptions;
  onChoose: (option: ComboboxOption) => void;
  offers: (option: ComboboxOption) => boolean;
  pauseMs: number | undefined;
}

const loadList = async () => (props: ListOptions & ComboboxField) => <ComboboxList {...props} />;

export interface MultiSelectProps {
  /** Path of the field. */
  name?: string | undefined;
  placeholder?: string | undefined;
  chosen: readonly CodeLabel[];
  /** Maximum number of choices. */
  max?: number | undefined;
  /** Options have their code as `key`. */
  find: FindOptions;
  /** Milliseconds after the last key before `find` is called. */
  pauseMs?: number | undefined;
  /** Shows a caret, for a field that lists all options on click. */
  caret?: boolean | undefined;
  onAdd: (option: ComboboxOption) => void;
  onRemove: (code: string) => void;
  onBlur?: (() => void) | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * Multiple choices: the chosen ones are shown in the field, others are found by typing. The list opens on click, an
 * arrow key or typing, not when tabbing over the field, since it would cover what is below. For use in a `Field`.
 *
 * The browser holds the typed text: React would set a controlled field back to its last state when the list, which
 * listens to the field itself, makes it render before its own handler has run.
 */
export function MultiSelect(props: MultiSelectProps) {
  const { name, placeholder, chosen, max = Infinity, find, pauseMs, caret = false } = props;
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => input.current as HTMLInputElement);
  const [wanted, setWanted] = useState(false);
  const [news, setNews] = useState('');
  const combobox = useCombobox<ListOptions>(loadList);
  const full = chosen.length >= max;
  const codes = chosen.map(({ code }) => code);
  const offers = ({ key }: ComboboxOption): boolean => !full && !codes.includes(key);

  const add = (option: ComboboxOption): void => {
    if (input.current) writeInto(input.current, '');
    if (!offers(option)) return;
    props.onAdd(option);
    setNews(t('ui.added', { name: option.label }));
  };
  const remove = (code: string): void => {
    props.onRemove(code);
    setNews(t('ui.removed', { name: chosen.find((value) => value.code === code)?.label ?? '' }));
    input.current?.focus();
  };
  /** Enter adds the most likely option; it never submits the step while something is typed. */
  const addLikeliest = async (text: string): Promise<void> => {
    const found = await find(text.trim(), new AbortController().signal).catch(() => []);
    const likeliest = found.find(offers);
    if (likeliest) add(likeliest);
  };

  return (
    <>
      <TextInput
        ref={input}
        className="multi-select"
        data-field={name}
        autoComplete="off"
        placeholder={full ? undefined : placeholder}
        readOnly={full}
        onInput={() => setWanted(true)}
        onFocus={combobox.onFocus}
        onBlur={props.onBlur}
        onClick={() => setWanted(true)}
        onKeyDown={(event) => {
          const typed = event.currentTarget.value;
          if (/^Arrow(Down|Up)$/.test(event.key)) setWanted(true);
          const last = codes.at(-1);
          if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
          // The list may have handled the key already.
          if (event.key !== 'Enter' || event.defaultPrevented || typed.trim() === '') return;
          event.preventDefault();
          void addLikeliest(typed);
        }}
        icon={chosen.map(({ code, label }) => (
          <Pill key={code} name={label} onRemove={() => remove(code)}>
            <span className="multi-select-text">{label}</span>
          </Pill>
        ))}
        suffix={
          <>
            {caret ? <IconChevronDown className="caret" /> : null}
            {wanted ? combobox.list({ find, onChoose: add, offers, pauseMs }) : null}
          </>
        }
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
