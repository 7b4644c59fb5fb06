import { useRef, useState } from 'react';
import type { CodeLabel } from '#shared/codes.ts';
import { type ComboboxField, useCombobox } from '#ui/combobox.tsx';
import { ComboboxList, type ComboboxOption } from '#ui/combobox-list.tsx';
import { Field } from '#ui/field.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import './agent-wizard.css';

/** Something to choose; `key` is its code. */
export type PickOption = ComboboxOption;

/** What could be meant by what is typed; asked with '' when the empty field has the focus. */
export type FindOptions = (typed: string, signal: AbortSignal) => Promise<readonly PickOption[]>;

interface ListOptions {
  find: FindOptions;
  onChoose: (option: PickOption) => void;
}

/** Milliseconds after the last key before the options are asked for. */
const listPauseMs = 150;

const List = (props: ListOptions & ComboboxField) => <ComboboxList {...props} pauseMs={listPauseMs} />;
const loadList = async () => List;

export interface PickListProps {
  /** Path of the field. */
  name: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  placeholder: string;
  chosen: readonly CodeLabel[];
  most: number;
  find: FindOptions;
  onAdd: (option: PickOption) => void;
  onRemove: (code: string) => void;
}

/** Several choices: each stands in the field, where others are found by typing. */
export function PickList({
  name,
  label,
  hint,
  error,
  placeholder,
  chosen,
  most,
  find,
  onAdd,
  onRemove,
}: PickListProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const combobox = useCombobox<ListOptions>(loadList);
  const full = chosen.length >= most;
  const codes = chosen.map(({ code }) => code);

  const findOther: FindOptions = async (text, signal) =>
    full ? [] : (await find(text, signal)).filter(({ key }) => !codes.includes(key));
  const add = (option: PickOption): void => {
    setTyped('');
    if (full || codes.includes(option.key)) return;
    onAdd(option);
    setNews(t('agents.wizard.added', { name: option.label }));
  };
  const remove = (code: string): void => {
    onRemove(code);
    const name = chosen.find((value) => value.code === code)?.label ?? '';
    setNews(t('agents.wizard.removed', { name }));
    input.current?.focus();
  };
  /** Enter takes what is likeliest meant; it is never the end of the step while something is typed. */
  const addLikeliest = async (text: string): Promise<void> => {
    const [first] = await findOther(text.trim(), new AbortController().signal).catch(() => []);
    if (first) add(first);
  };

  return (
    <Field label={label} hint={full ? t('agents.wizard.listFull', { max: most }) : hint} error={error}>
      <TextInput
        ref={input}
        className="pick-list"
        data-field={name}
        autoComplete="off"
        placeholder={chosen.length > 0 ? t('agents.wizard.add') : placeholder}
        value={typed}
        readOnly={full}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onFocus={combobox.onFocus}
        onKeyDown={(event) => {
          const last = codes.at(-1);
          if (event.key === 'Backspace' && typed === '' && last !== undefined) remove(last);
          // The list may have taken the key already.
          if (event.key !== 'Enter' || event.defaultPrevented || typed.trim() === '') return;
          event.preventDefault();
          void addLikeliest(typed);
        }}
        icon={chosen.map((value) => (
          <Pill key={value.code} name={value.label} onRemove={() => remove(value.code)}>
            <span className="pick-list-text">{value.label}</span>
          </Pill>
        ))}
        suffix={combobox.list({ find: findOther, onChoose: add })}
      />
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Field>
  );
}
