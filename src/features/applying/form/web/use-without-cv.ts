import { useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ApplicationForm } from '../../own/fields.ts';
import type { ApplyStep } from './apply-steps.ts';

const focusDocuments = (): void => document.querySelector<HTMLElement>('input[type="file"][name="documents"]')?.focus();

/** The warning before an application is sent without a CV (rules.md#without-a-cv). */
export function useWithoutCv(
  fields: Pick<UseFormReturn<Pick<ApplicationForm, 'applicationType'>>, 'getValues' | 'setValue'>,
  goTo: (step: ApplyStep) => void,
) {
  const [warning, setWarning] = useState(false);
  const confirmed = useRef(false);
  return {
    warning,
    warn: () => setWarning(true),
    closeWarning: () => setWarning(false),
    /** Whether sending without a CV was confirmed; adding documents revokes the confirmation. */
    confirmedWith(documents: readonly unknown[]): boolean {
      if (documents.length > 0) confirmed.current = false;
      return confirmed.current;
    },
    confirm(): void {
      confirmed.current = true;
      setWarning(false);
    },
    /** Opens the documents step after the warning. */
    addCv(): void {
      setWarning(false);
      goTo('dokumenti');
      if (fields.getValues('applicationType') === 'letter') fields.setValue('applicationType', 'cv_letter');
      requestAnimationFrame(focusDocuments);
    },
  };
}
