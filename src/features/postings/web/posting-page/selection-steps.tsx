import type { SelectionStep } from '#features/employers/fields.ts';
import { selectionWords } from '#features/employers/selection-words.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { StepList } from '#ui/step-list.tsx';

/** How the company chooses among those who apply. */
export default function SelectionSteps({ steps }: { steps: readonly SelectionStep[] }) {
  const t = useTexts();
  return (
    <section className="stack g12 mt16">
      <h2 className="h3">{t('employers.page.selection')}</h2>
      <StepList {...selectionWords(steps, t)} />
    </section>
  );
}
