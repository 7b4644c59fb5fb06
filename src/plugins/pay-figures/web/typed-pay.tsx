import { useEffect, useState } from 'react';
import type { SalaryNoteProps } from '#features/publishing/wizard/salary-note.ts';
import { useApi } from '#ui/site/site-context.tsx';
import type { PayComparison } from '../fields.ts';
import { compareFields } from './compare-posting.ts';
import { LatePayCompared } from './late-pay-compared.tsx';

/** How long typing pauses before the pay is compared. */
const pauseMs = 500;

/** How the pay that is being typed compares; null without figures, or if they cannot be read. */
export function useTypedComparison(fields: SalaryNoteProps): PayComparison | null {
  const api = useApi();
  const [comparison, setComparison] = useState<PayComparison | null>(null);
  const asked = JSON.stringify(fields);
  useEffect(() => {
    const late = new AbortController();
    const timer = setTimeout(async () => {
      const found = await compareFields(api.call, JSON.parse(asked), late).catch(() => null);
      if (!late.signal.aborted) setComparison(found);
    }, pauseMs);
    return () => {
      clearTimeout(timer);
      late.abort();
    };
  }, [asked, api]);
  return comparison;
}

/** In the wizard: how the pay compares, below its fields. */
export const TypedPay = (fields: SalaryNoteProps) => (
  <div aria-live="polite">
    <LatePayCompared comparison={useTypedComparison(fields)} />
  </div>
);
