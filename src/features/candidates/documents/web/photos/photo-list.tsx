import { useEffect, useState } from 'react';
import { IconGripVertical, IconTrash } from '#ui/icons/account-icons.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { VisuallyHidden } from '#ui/light/visually-hidden.tsx';
import { OrderButtons } from '#ui/order-buttons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useDragOrder } from '#ui/use-drag-order.ts';
import '#ui/file-row.css';

/** A photo with a key that is unique on this page. */
export interface ListedPhoto {
  key: string;
  file: File;
}

function Thumbnail({ file }: { file: File }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);
  return <span className="photo-thumbnail">{url ? <img src={url} alt="" onError={() => setUrl(null)} /> : null}</span>;
}

interface PhotoListProps {
  photos: readonly ListedPhoto[];
  onMove: (from: number, to: number) => void;
  onRemove: (place: number) => void;
}

/** Photos in the order of their pages, reordered by buttons or dragging. */
export function PhotoList({ photos, onMove, onRemove }: PhotoListProps) {
  const t = useTexts();
  const [news, setNews] = useState('');
  const last = photos.length - 1;
  const move = (from: number, to: number): void => {
    if (to < 0 || to > last || from === to) return;
    onMove(from, to);
    const name = photos[from]?.file.name ?? '';
    setNews(t('candidates.documents.photos.moved', { name, place: to + 1, total: photos.length }));
  };
  const dragging = useDragOrder(move);
  return (
    <>
      <ol className="stack g8">
        {photos.map(({ key, file }, place) => (
          <li key={key} className="file photo-row" draggable {...dragging(place)}>
            <IconGripVertical />
            <Thumbnail file={file} />
            <span className="grow">
              <b className="file-name">{file.name}</b>
              <span className="sm dim">{t('candidates.documents.photos.page', { page: place + 1 })}</span>
            </span>
            <span className="row g4">
              <OrderButtons name={file.name} at={place} count={photos.length} onMove={move} />
              <IconButton
                size="sm"
                label={t('candidates.documents.upload.dismiss', { name: file.name })}
                icon={<IconTrash />}
                onClick={() => onRemove(place)}
              />
            </span>
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <span role="status">{news}</span>
      </VisuallyHidden>
    </>
  );
}
