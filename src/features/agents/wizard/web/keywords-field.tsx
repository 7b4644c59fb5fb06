import { useRef, useState } from 'react';
import { longestKeyword, maxKeywords } from '#features/postings/search-address.ts';
import { fold } from '#kit/serbian-text.ts';
import { Field } from '#ui/field.tsx';
import { Button } from '#ui/light/button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { Pill } from '#ui/pill.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { TextInput } from '#ui/text-input.tsx';
import '#ui/multi-select.css';

export interface KeywordsFieldProps {
  keywords: readonly string[];
  error?: string | undefined;
  onChange: (keywords: string[]) => void;
}

/** A free list of keywords; typed text is added by Enter, a comma, the button, or on blur. */
export function KeywordsField({ keywords, error, onChange }: KeywordsFieldProps) {
  const t = useTexts();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [news, setNews] = useState('');
  const full = keywords.length >= maxKeywords;

  const add = (): void => {
    const keyword = typed.replace(/\s+/g, ' ').trim();
    setTyped('');
    if (!/[\p{L}\p{N}]/u.test(keyword) || full) return;
    if (keywords.some((known) => fold(known) === fold(keyword))) {
      setNews(t('agents.wizard.known', { name: keyword }));
      return;
    }
    onChange([...keywords, keyword]);
    setNews(t('ui.added', { name: keyword }));
  };
  const remove = (place: number): void => {
    onChange(keywords.filter((_, other) => other !== place));
    setNews(t('ui.removed', { name: keywords[place] ?? '' }));
    input.current?.focus();
  };

  return (
    <Field
      label={t('agents.wizard.fields.keywords')}
      hint={full ? t('agents.wizard.keywordsFull', { max: maxKeywords }) : t('agents.wizard.keywordsHint')}
      error={error}
    >
      <div className="row g8 top keyword-row">
        <TextInput
          ref={input}
          className="multi-select"
          data-field="search.keywords"
          autoComplete="off"
          enterKeyHint="done"
          placeholder={keywords.length > 0 ? t('agents.wizard.add') : t('agents.wizard.keywordPlaceholder')}
          value={typed}
          readOnly={full}
          maxLength={longestKeyword}
          onChange={(event) => setTyped(event.currentTarget.value)}
          onBlur={add}
          onKeyDown={(event) => {
            if (event.key === 'Backspace' && typed === '' && keywords.length > 0) remove(keywords.length - 1);
            if ((event.key !== 'Enter' && event.key !== ',') || typed.trim() === '') return;
            event.preventDefault();
            add();
          }}
          icon={keywords.map((keyword, place) => (
            <Pill key={keyword} name={keyword} onRemove={() => remove(place)}>
              <span className="multi-select-text">{keyword}</span>
            </Pill>
          ))}
        />
        <Button
          className="keyword-add"
          // Keeps the focus in the field, so that the blur handler does not add the text.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => {
            add();
            input.current?.focus();
          }}
        >
          {t('agents.wizard.addKeyword')}
        </Button>
      </div>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </Field>
  );
}
