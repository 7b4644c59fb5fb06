import { useRevalidator } from 'react-router';
import { problemOf } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { selectCompanies } from '../contract.ts';
import type { SelectedCompany } from '../fields.ts';

/** Saves the selected companies immediately; after a conflict the current order is shown. */
export function useSelection(selected: readonly SelectedCompany[]) {
  const t = useTexts();
  const api = useApi();
  const { revalidate } = useRevalidator();
  const known = selected.map(({ id }) => id);
  const { run, busy } = useAct((ids: number[]) => api.call(selectCompanies, { body: { ids, known } }), {
    toast: true,
    explain: (error, usual) =>
      problemOf(error)?.code === 'conflict' ? t('administration.companies.selected.changed') : usual(),
  });

  /** Returns whether it succeeded. */
  const save = async (ids: number[]): Promise<boolean> => {
    const done = await run(ids);
    await revalidate();
    return done;
  };

  return { known, saving: busy !== null, save };
}
