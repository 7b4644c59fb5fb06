import type { Translate } from '#kit/i18n/translator.ts';
import type { SelectionStep } from './fields.ts';

/**
 * How a company chooses among applicants, as text: its steps with the days of each, and the days of all.
 * @returns `total` is null for a single step, and where a step does not state its days
 */
export const selectionWords = (steps: readonly SelectionStep[], t: Translate) => {
  const days = steps.map((step) => step.days).filter((count) => count !== null);
  const total = days.reduce((sum, count) => sum + count, 0);
  return {
    steps: steps.map(({ title, days }) => ({
      title,
      note: days === null ? null : t('employers.page.selectionDays', { count: days }),
    })),
    total:
      steps.length > 1 && days.length === steps.length ? t('employers.page.selectionTotal', { count: total }) : null,
  };
};
