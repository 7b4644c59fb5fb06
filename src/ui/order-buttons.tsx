import { IconButton } from './light/icon-button.tsx';
import { IconChevronDown, IconChevronUp } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';

interface OrderButtonsProps {
  /** Of the row, for assistive technology. */
  name: string;
  /** Index of the row, and number of rows. */
  at: number;
  count: number;
  onMove: (from: number, to: number) => void;
}

/** Moves a row of a list up and down. */
export function OrderButtons({ name, at, count, onMove }: OrderButtonsProps) {
  const t = useTexts();
  return (
    <>
      <IconButton
        size="sm"
        label={t('ui.moveUp', { name })}
        icon={<IconChevronUp />}
        aria-disabled={at === 0 || undefined}
        onClick={() => at > 0 && onMove(at, at - 1)}
      />
      <IconButton
        size="sm"
        label={t('ui.moveDown', { name })}
        icon={<IconChevronDown />}
        aria-disabled={at === count - 1 || undefined}
        onClick={() => at < count - 1 && onMove(at, at + 1)}
      />
    </>
  );
}
