import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewerCv, useSavedCv } from '#features/candidates/cv/web/saved-cv.ts';
import type { SavedCv } from '#features/candidates/cv/web/step-values.ts';
import { type Submission, useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { CvPart } from '../cv-parts.ts';
import type { CvPreview } from '../fields.ts';
import type { ImportForm, TakenParts } from '../import-form.ts';
import { importValues, mergedGeneral, savedPart } from './part-values.ts';

const schema = async () => (await import('../import-form.ts')).importForm;

/** No part was chosen for import. */
class NothingChosen extends Error {}

export interface ImportState {
  form: UseFormReturn<ImportForm, unknown, TakenParts>;
  submission: Submission;
  /** The account's current data; updated when a save met a newer version. */
  saved: SavedCv;
}

/**
 * The preview as a form: what is imported is saved over the version that the person has seen. If somebody changed one
 * of these parts meanwhile, both states are shown, and nothing is saved before it is confirmed again.
 */
export function useImportForm(preview: CvPreview, initial: SavedCv, onTaken: () => void): ImportState {
  const t = useTexts();
  const { saved, save } = useSavedCv(initial);
  const [values] = useState(() => importValues(preview, initial));
  const form = useZodForm<ImportForm, TakenParts>({ schema, defaultValues: values });

  const send = async ({ parts, education, experience }: TakenParts): Promise<void> => {
    if (parts.length === 0) throw new NothingChosen();
    const unchanged = (some: CvPart[]) => (newer: SavedCv) =>
      some.every((part) => JSON.stringify(savedPart(newer, part)) === JSON.stringify(savedPart(saved, part)));
    const sections = {
      ...(parts.includes('education') ? { education } : {}),
      ...(parts.includes('experience') ? { experience } : {}),
      ...(parts.includes('skills') ? { skills: preview.cv.skills } : {}),
      ...(parts.includes('aboutMe') ? { aboutMe: preview.cv.aboutMe } : {}),
    };
    if (Object.keys(sections).length > 0) await save({ sections }, unchanged(parts));
    if (parts.includes('general'))
      await save({ general: mergedGeneral(saved, preview.general) }, unchanged(['general']));
    onTaken();
  };

  const submission = useSubmit(form, send, (error, usual) => {
    if (error instanceof NothingChosen) return t('candidates.cvImport.nothingChosen');
    if (error instanceof NewerCv) return t('candidates.cvImport.changed');
    return usual();
  });
  return { form, submission, saved };
}
