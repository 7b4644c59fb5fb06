import type { FieldValues } from 'react-hook-form';
import { isApiProblem } from '#kit/client-errors.ts';
import { useSubmit } from '#ui/forms/use-submit.ts';
import { useZodForm, type ZodFormOptions } from '#ui/forms/zod-form.ts';
import { useTexts } from '#ui/site/site-context.tsx';

/** Minutes to wait after too many attempts, otherwise null. */
export const minutesToWait = (error: unknown): number | null =>
  isApiProblem(error) && error.problem.status === 429 ? Math.max(1, Math.ceil((error.retryAfter ?? 60) / 60)) : null;

/** Form of the authentication pages: after too many attempts it shows how long to wait. */
export function useAuthForm<Form extends FieldValues, Values extends FieldValues>(
  options: ZodFormOptions<Form, Values>,
  send: (values: Values) => Promise<void>,
) {
  const t = useTexts();
  const form = useZodForm<Form, Values>(options);
  const submission = useSubmit(form, send, (error, usual) => {
    const minutes = minutesToWait(error);
    return minutes === null ? usual() : t('accounts.login.wait', { count: minutes });
  });
  return { form, submission };
}
