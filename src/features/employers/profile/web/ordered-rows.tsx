import { type ReactNode, useState } from 'react';
import { IconTrash } from '#ui/icons/account-icons.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { OrderButtons } from '#ui/order-buttons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

interface OrderedRowsProps {
  /** Names the row with this number, from 1. */
  nameOf: (number: number) => string;
  rows: readonly { key: string; fields: ReactNode }[];
  onMove: (from: number, to: number) => void;
  onRemove: (at: number) => void;
}

/** Rows of a form with buttons that move and remove them. */
export function OrderedRows({ nameOf, rows, onMove, onRemove }: OrderedRowsProps) {
  const t = useTexts();
  const [news, setNews] = useState('');
  const move = (from: number, to: number): void => {
    onMove(from, to);
    setNews(t('employers.profile.rows.moved', { name: nameOf(from + 1), place: to + 1, total: rows.length }));
  };
  return (
    <>
      <ol className="stack g12">
        {rows.map(({ key, fields }, at) => {
          const name = nameOf(at + 1);
          return (
            <li key={key} className="profile-row">
              {fields}
              <span className="row g4">
                <OrderButtons name={name} at={at} count={rows.length} onMove={move} />
                <IconButton
                  size="sm"
                  label={t('employers.profile.rows.remove', { name })}
                  icon={<IconTrash />}
                  onClick={() => {
                    onRemove(at);
                    setNews(t('employers.profile.rows.removed', { name }));
                  }}
                />
              </span>
            </li>
          );
        })}
      </ol>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
