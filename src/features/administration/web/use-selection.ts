import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { problemOf } from '#shared/client-errors.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import { selectCompanies } from '../company-contract.ts';
import type { SelectedCompany } from '../company-fields.ts';

/** Changes the selected companies at once; when somebody else was faster, the new order is shown. */
export function useSelection(selected: readonly SelectedCompany[]) {
  const t = useTexts();
  const api = useApi();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [saving, setSaving] = useState(false);
  const known = selected.map(({ id }) => id);

  /** Answers whether it was done. */
  const save = async (ids: number[]): Promise<boolean> => {
    setSaving(true);
    try {
      await api.call(selectCompanies, { body: { ids, known } });
      return true;
    } catch (error) {
      const title =
        problemOf(error)?.code === 'conflict'
          ? t('administration.companies.selected.changed')
          : problemSentence(error, t);
      toast.show({ tone: 'error', title });
      return false;
    } finally {
      setSaving(false);
      await revalidate();
    }
  };

  return { known, saving, save };
}
