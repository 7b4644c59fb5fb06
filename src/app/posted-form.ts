import { data } from 'react-router';
import { isApiProblem } from '#kit/client-errors.ts';
import type { Answer, CallInput, Endpoint, EndpointSchemas } from '#kit/endpoint.ts';
import type { Posted, PostedAnswer } from '#ui/forms/posted.tsx';
import { type Context, rawApi } from './page-context.ts';

/** The fields of a form, by the kind of data that browsers submit. */
export interface FormFields {
  text: readonly string[];
  /** Checkboxes: submitted when they are ticked. */
  ticks?: readonly string[];
  /** Read from the form, but never returned. */
  secret?: readonly string[];
}

/**
 * Passes a form that a browser submitted without scripts to the API, as our own client would. For a refusal returns the
 * input, except passwords, with the errors of its fields. Use it in a page's `action`; the page passes `posted` to its
 * form.
 */
export async function postForm<S extends EndpointSchemas>(
  { context, request }: { context: Context; request: Request },
  endpoint: Endpoint<S>,
  { text, ticks = [], secret = [] }: FormFields,
  more: Record<string, string> = {},
  params?: Record<string, string>,
) {
  const form = await request.formData();
  const read = (name: string): string => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const values = Object.fromEntries<string | boolean>([
    ...text.map((name) => [name, read(name)] as const),
    ...ticks.map((name) => [name, form.has(name)] as const),
  ]);
  const secrets = Object.fromEntries(secret.map((name) => [name, read(name)]));
  const body = { ...values, ...secrets, ...more };
  try {
    const answer = await rawApi(context).call(endpoint, {
      body,
      ...(params ? { params } : {}),
    } as unknown as CallInput<S>);
    return data<PostedAnswer<Answer<S>['data']>>({ posted: null, data: answer.data });
  } catch (error) {
    if (!isApiProblem(error)) throw error;
    const { problem, retryAfter } = error;
    const { status, detail, errors } = problem;
    const isField = (path: string): boolean => Object.hasOwn(body, path) && !Object.hasOwn(more, path);
    const others = errors.filter(({ path }) => !isField(path));
    const posted: Posted = {
      values,
      errors: errors.filter(({ path }) => isField(path)),
      problem,
      retryAfter,
      rest: errors.length === 0 ? detail : others.map(({ message }) => message).join(' ') || null,
    };
    return data<PostedAnswer<Answer<S>['data']>>({ posted, data: null }, { status });
  }
}
