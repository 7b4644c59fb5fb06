import { useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { isApiProblem } from '#shared/client-errors.ts';
import { applyProblem, useZodForm, type ZodFormOptions } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';

/** Minutes to wait, when the server said that somebody tries too often; else null. */
export const minutesToWait = (error: unknown): number | null =>
  isApiProblem(error) && error.problem.status === 429
    ? Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60))
    : null;

/** A form of the pages around signing in: what belongs to no field is said above it, nothing that was typed is lost. */
export function useAuthForm<Form extends FieldValues, Values extends FieldValues>(
  options: ZodFormOptions<Form, Values>,
) {
  const t = useTexts();
  const form = useZodForm<Form, Values>(options);
  const [problem, setProblem] = useState<string | null>(null);
  const submit = (send: (values: Values) => Promise<void>) =>
    form.handleSubmit(async (values) => {
      setProblem(null);
      try {
        await send(values);
      } catch (error) {
        const minutes = minutesToWait(error);
        setProblem(
          minutes === null ? applyProblem(error, form, t) : t('accounts.login.wait', { count: minutes }),
        );
      }
    });
  return { form, problem, submit };
}
