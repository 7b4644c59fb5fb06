import { useEffect, useMemo } from 'react';
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldValues,
  get,
  type Resolver,
  set,
  type UseFormGetValues,
  type UseFormProps,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { fetched, isApiProblem } from '#kit/client-errors.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { FieldIssue } from '#kit/problem.ts';
import { toFieldIssues } from '#kit/validation-issues.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Posted, usePosted } from './posted.tsx';
import { codeSentence, problemSentence } from './problem-sentence.ts';

/** A schema that is loaded on the first interaction with a page, so that no page loads Zod before. */
export type LazySchema<Form extends FieldValues, Values> = () => Promise<z.ZodType<Values, Form>>;

/**
 * The first issue of each field, nested as react-hook-form expects; issues of the whole form are under `root.form`.
 */
export function toFieldErrors<Form extends FieldValues>(
  issues: readonly FieldIssue[],
  t: Translate,
): FieldErrors<Form> {
  const errors: FieldErrors<Form> = {};
  for (const issue of issues) {
    const path = issue.path === '' ? 'root.form' : issue.path;
    const previous: unknown = get(errors, path);
    const error = { type: issue.code, message: codeSentence(issue.code, t, issue.params) };
    if (previous === undefined) set(errors, path, error);
    // A list that is invalid as a whole and in its items.
    else if (!Object.hasOwn(previous as object, 'type')) set(errors, `${path}.root`, error);
  }
  return errors;
}

/**
 * Validates a form with the endpoint's schema; messages are those of `validation.*`. A schema that cannot be loaded is
 * an error of the whole form: nothing was sent.
 */
export const zodResolver =
  <Form extends FieldValues, Values>(schema: LazySchema<Form, Values>, t: Translate): Resolver<Form, unknown, Values> =>
  async (values) => {
    let loaded: z.ZodType<Values, Form>;
    try {
      loaded = await fetched(schema);
    } catch (error) {
      const errors: FieldErrors<Form> = {};
      set(errors, 'root.form', { type: 'unchecked', message: problemSentence(error, t) });
      return { values: {}, errors };
    }
    const result = loaded.safeParse(values, { reportInput: true });
    if (result.success) return { values: result.data, errors: {} };
    return { values: {}, errors: toFieldErrors<Form>(toFieldIssues(result.error), t) };
  };

export interface ZodFormOptions<Form extends FieldValues, Values>
  extends Omit<UseFormProps<Form, unknown, Values>, 'resolver' | 'defaultValues'> {
  schema: LazySchema<Form, Values>;
  /** A value for every field of the form: server errors are matched to fields by them. */
  defaultValues: DefaultValues<Form>;
}

/**
 * A form validated by our schema when it is submitted (`useSubmit`), then with every change. `Form` moves the focus.
 */
export function useZodForm<Form extends FieldValues, Values>({
  schema,
  ...options
}: ZodFormOptions<Form, Values>): UseFormReturn<Form, unknown, Values> {
  const t = useTexts();
  const posted = usePosted();
  const errors = useMemo(() => posted && postedErrors<Form>(posted), [posted]);
  const form = useForm<Form, unknown, Values>({
    shouldFocusError: false,
    ...options,
    resolver: zodResolver(schema, t),
    ...(posted && errors
      ? { errors, defaultValues: { ...options.defaultValues, ...posted.values } as DefaultValues<Form> }
      : {}),
  });
  // Loaded on the first interaction with the page, so that losing the connection while filling it in does not matter.
  useEffect(() => {
    const load = () => void fetched(schema).catch(() => undefined);
    document.addEventListener('focusin', load, { once: true });
    return () => document.removeEventListener('focusin', load);
  }, [schema]);
  if (posted) return { ...form, register: showing(form.register, (name) => posted.values[name]) };
  const ticks = Object.values(options.defaultValues).includes(true);
  return ticks ? { ...form, register: showing(form.register, ticked(form.getValues)) } : form;
}

/** Ticked checkboxes must be ticked in the server's HTML, and in a step that is opened again. */
const ticked =
  <Form extends FieldValues>(getValues: UseFormGetValues<Form>) =>
  (name: FieldPath<Form>): true | undefined => {
    const value: unknown = getValues(name);
    return value === true ? value : undefined;
  };

const postedErrors = <Form extends FieldValues>({ errors }: Posted): FieldErrors<Form> => {
  const fieldErrors: FieldErrors<Form> = {};
  for (const { path, code, message } of errors)
    if (get(fieldErrors, path) === undefined) set(fieldErrors, path, { type: code, message });
  return fieldErrors;
};

/** Registered fields get their values once scripts run; until then the values must be in the HTML. */
const showing =
  <Form extends FieldValues>(
    register: UseFormRegister<Form>,
    shownAs: (name: FieldPath<Form>) => string | boolean | undefined,
  ): UseFormRegister<Form> =>
  (name, options) => {
    const value = shownAs(name);
    const initialValue =
      value === undefined ? {} : typeof value === 'string' ? { defaultValue: value } : { defaultChecked: value };
    return { ...register(name, options), ...initialValue };
  };

/** The error message of a field (`entries.0.title`), for `Field`'s `error`; undefined for a valid field. */
export function errorOf<Form extends FieldValues>(errors: FieldErrors<Form>, path: string): string | undefined {
  const error = get(errors, path) as { message?: string; root?: { message?: string } } | undefined;
  return error?.message ?? error?.root?.message;
}

type ErrorTarget<Form extends FieldValues, Values> = Pick<
  UseFormReturn<Form, unknown, Values>,
  'setError' | 'getValues'
>;

/**
 * After a failed call: shows the server's field errors at their fields and returns the remaining message for the form,
 * or null. Input stays unchanged.
 */
export function applyProblem<Form extends FieldValues, Values>(
  error: unknown,
  form: ErrorTarget<Form, Values>,
  t: Translate,
): string | null {
  if (!isApiProblem(error) || error.problem.errors.length === 0) return problemSentence(error, t);
  const isField = (path: string): path is FieldPath<Form> =>
    path !== '' && form.getValues(path as FieldPath<Form>) !== undefined;
  const atFields = error.problem.errors.filter(({ path }) => isField(path));
  for (const { path, code, message } of atFields) {
    form.setError(path as FieldPath<Form>, { type: code, message });
  }
  const others = error.problem.errors.filter(({ path }) => !isField(path));
  return others.length > 0 ? [...new Set(others.map(({ message }) => message))].join(' ') : null;
}
