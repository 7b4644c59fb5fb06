import { useTexts } from '#ui/site/site-context.tsx';
import { StepList } from '#ui/step-list.tsx';
import type { SelectionStep } from '../../fields.ts';
import { selectionWords } from '../../selection-words.ts';
import type { PagePhoto } from '../fields.ts';

/** Number of photos from which a page shows them all, and not only the first as its cover. */
export const minMosaic = 3;

/** Photos of a company's workplace as a mosaic; nothing for fewer than {@link minMosaic}. */
export function WorkplacePhotos({ photos }: { photos: readonly Omit<PagePhoto, 'url'>[] }) {
  const t = useTexts();
  if (photos.length < minMosaic) return null;
  return (
    <section className="stack g12">
      <h2 className="h3">{t('employers.page.photos')}</h2>
      <ul className={`employer-mosaic employer-mosaic-${photos.length}`}>
        {photos.map(({ small, alt }) => (
          <li key={small}>
            <img src={small} alt={alt} loading="lazy" decoding="async" />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How a company chooses among applicants; nothing without steps. */
export function SelectionSteps({ steps }: { steps: readonly SelectionStep[] }) {
  const t = useTexts();
  if (steps.length === 0) return null;
  return (
    <section className="stack g12">
      <h2 className="h3">{t('employers.page.selection')}</h2>
      <StepList {...selectionWords(steps, t)} />
    </section>
  );
}
