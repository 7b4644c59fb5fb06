import { type ReactNode, useState } from 'react';
import { fold } from '#kit/serbian-text.ts';
import { IconSearch } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import { TextInput } from './text-input.tsx';
import './find-among.css';

/** Lists of at least this length get a search field. */
const manyItems = 12;

export interface FindAmongProps<Item> {
  /** What the items are, for the name of the field: „Kategorije”. */
  group: string;
  items: readonly Item[];
  children: (item: Item) => ReactNode;
}

/** A list of items; a long one has a search field above it, which accepts Latin and Cyrillic. */
export function FindAmong<Item extends { label: string }>({ group, items, children }: FindAmongProps<Item>) {
  const t = useTexts();
  const [typed, setTyped] = useState('');
  const needle = fold(typed.trim());
  const matches = items.filter(({ label }) => fold(label).includes(needle));
  return (
    <>
      {items.length > manyItems ? (
        <TextInput
          size="sm"
          className="find"
          enterKeyHint="done"
          autoComplete="off"
          maxLength={60}
          icon={<IconSearch />}
          aria-label={t('ui.find.label', { group })}
          placeholder={t('ui.find.placeholder')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      ) : null}
      {matches.map(children)}
      <p className="sm dim" role="status">
        {matches.length === 0 ? t('ui.find.none') : null}
      </p>
    </>
  );
}
