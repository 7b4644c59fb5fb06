import { emptyFilter, filterCount } from '#features/postings/search-address.ts';
import { counted } from '#kit/money.ts';
import { Drawer } from '#ui/drawer.tsx';
import { Button } from '#ui/light/button.tsx';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { FilterForm, type FilterFormProps } from './filter-form.tsx';

export interface FilterDrawerProps extends FilterFormProps {
  open: boolean;
  onClose: () => void;
  /** Number of postings that currently match. */
  total: number;
}

/** The filters in a drawer, below 62em. */
export function FilterDrawer({ open, onClose, total, ...form }: FilterDrawerProps) {
  const t = useTexts();
  const language = useLanguage();
  const { filter, onChange } = form;
  return (
    <Drawer
      open={open}
      onClose={onClose}
      title={t('postings.filters.title')}
      actions={
        filterCount(filter) > 0 ? (
          <TextButton onClick={() => onChange(({ q, sort }) => ({ ...emptyFilter, q, sort }))}>
            {t('postings.filters.clear')}
          </TextButton>
        ) : null
      }
      footer={
        <Button variant="primary" size="lg" block onClick={onClose}>
          {t('postings.filters.show', counted(total, language))}
        </Button>
      }
    >
      <FilterForm {...form} />
    </Drawer>
  );
}
