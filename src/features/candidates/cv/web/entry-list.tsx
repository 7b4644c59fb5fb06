import { type ReactNode, useState } from 'react';
import { IconEdit, IconGripVertical, IconTrash } from '#ui/icons/account-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { OrderButtons } from '#ui/order-buttons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useDragOrder } from '#ui/use-drag-order.ts';
import './cv-builder.css';

interface EntryListProps {
  kind: 'education' | 'experience';
  /** Texts of the closed entries, in order. */
  entries: readonly { key: string; title: string; detail: string }[];
  max: number;
  /** Index of the open entry; null when all are closed. */
  open: number | null;
  /** The fields of the open entry, with its buttons. */
  editor: ReactNode;
  onOpen: (place: number) => void;
  onAdd: () => void;
  onRemove: (place: number) => void;
  onMove: (from: number, to: number) => void;
}

/** Entries of a section as cards that are reordered by buttons or dragging; one of them can be open. */
export function EntryList({ kind, entries, max, open, editor, onOpen, onAdd, onRemove, onMove }: EntryListProps) {
  const t = useTexts();
  const [news, setNews] = useState('');
  const move = (from: number, to: number): void => {
    onMove(from, to);
    setNews(t('candidates.cv.moved', { name: entries[from]?.title ?? '', place: to + 1, total: entries.length }));
  };
  const dragging = useDragOrder(move);
  const full = entries.length >= max;
  return (
    <div className="stack g12">
      <ol className="stack g12 cv-entries">
        {entries.map(({ key, title, detail }, place) =>
          place === open ? (
            <li key={key}>{editor}</li>
          ) : (
            <li key={key} draggable={open === null && entries.length > 1} {...dragging(place)}>
              <Card pad="sm" className="row g12 cv-entry">
                {entries.length > 1 ? <IconGripVertical /> : null}
                <div className="grow">
                  <b className="medium">{title}</b>
                  <span className="sm dim cv-entry-detail">{detail}</span>
                </div>
                <div className="row g4" style={open === null ? undefined : { display: 'none' }}>
                  {entries.length > 1 ? (
                    <OrderButtons name={title} at={place} count={entries.length} onMove={move} />
                  ) : null}
                  <IconButton
                    size="sm"
                    label={t('candidates.cv.edit', { name: title })}
                    icon={<IconEdit />}
                    onClick={() => onOpen(place)}
                  />
                  <IconButton
                    size="sm"
                    label={t('candidates.cv.remove', { name: title })}
                    icon={<IconTrash />}
                    onClick={() => {
                      onRemove(place);
                      setNews(t('candidates.cv.removed', { name: title }));
                      document.getElementById('cv-dodaj')?.focus();
                    }}
                  />
                </div>
              </Card>
            </li>
          ),
        )}
      </ol>
      <Button
        id="cv-dodaj"
        block
        className="cv-add"
        disabledReason={
          full
            ? t(`validation.too-many-${kind}`, { max: max })
            : open === null
              ? undefined
              : t('candidates.cv.finishOpen')
        }
        onClick={onAdd}
      >
        <IconPlus />
        {t(`candidates.cv.${kind}.add`)}
      </Button>
      <p className="sm dim">{t(full ? `validation.too-many-${kind}` : `candidates.cv.${kind}.hint`, { max: max })}</p>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </div>
  );
}
