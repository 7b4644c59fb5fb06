import type { Answer, CallInput, Endpoint, EndpointSchemas } from '#kit/endpoint.ts';
import type { TextKey } from '#kit/i18n/translator.ts';
import { nullWhen } from '#kit/null-when.ts';
import type { ProblemCode } from '#kit/problem.ts';
import type { Context } from './page-context.ts';
import { titledLoader } from './page-loader.ts';
import { type FormFields, postForm } from './posted-form.ts';

/** The token in the address of a page that mails link to. */
export const tokenOf = ({ searchParams }: URL): string => searchParams.get('token') ?? '';

/**
 * The loader of a page that a mail links to with `?token=`: the token, and what it is for, as `facts`. Opening the page
 * changes nothing.
 * @param dead statuses or codes that refuse a dead link: the page is then shown with `facts` null
 */
export const tokenLoader = <S extends EndpointSchemas, const D extends readonly (number | ProblemCode)[]>(
  title: TextKey,
  endpoint: Endpoint<S>,
  ...dead: D
) =>
  titledLoader(title, async ({ call, url }) => {
    const token = tokenOf(url);
    const found = await call(endpoint, { query: { token } } as unknown as CallInput<S>).catch(nullWhen(...dead));
    return { token, facts: (found?.data ?? null) as Answer<S>['data'] | (D extends readonly [] ? never : null) };
  });

/** The action of such a page: its form with the token of its address. */
export const tokenAction =
  <S extends EndpointSchemas>(endpoint: Endpoint<S>, fields: FormFields = { text: [] }) =>
  (sent: { context: Context; request: Request; url: URL }) =>
    postForm(sent, endpoint, fields, { token: tokenOf(sent.url) });
