import { type ComponentType, createContext, useContext } from 'react';
import type { FieldError, ProblemBody } from '#kit/problem.ts';

/** A form that was submitted without scripts and refused. */
export interface Posted {
  /** The submitted values, except passwords. */
  values: Record<string, string | boolean>;
  /** Errors by field. */
  errors: readonly FieldError[];
  /** Errors without a field; null when there are none. */
  rest: string | null;
  problem: ProblemBody;
  retryAfter: number | undefined;
}

export interface PostedAnswer<Data> {
  /** The input and its errors; null when it was accepted. */
  posted: Posted | null;
  /** The API's response; null when it refused. */
  data: Data | null;
}

const PostedContext = createContext<Posted | null>(null);

/** Passes the refused form to the forms below it, which start with its values. */
export const PostedForm = PostedContext.Provider;

export const usePosted = (): Posted | null => useContext(PostedContext);

type PageLoader = (args: never) => Promise<object>;
type FormAction = (args: never) => Promise<{ data: PostedAnswer<unknown> }>;
type DataOf<L extends PageLoader> = Awaited<ReturnType<L>>;
type AnswerTo<A extends FormAction> = Awaited<ReturnType<A>>['data']['data'];

/**
 * The component of a page with a form that works without scripts: gets the loader's data and, as `answer`, the response
 * to the accepted form; a refused form starts with its input. Another token in the address is another page.
 */
export const postedPage = <L extends PageLoader, A extends FormAction>(
  View: ComponentType<DataOf<L> & { answer: AnswerTo<A> }>,
) =>
  function PostedPage(page: { loaderData: DataOf<L>; actionData?: PostedAnswer<unknown> | undefined }) {
    const { loaderData, actionData } = page;
    return (
      <PostedForm value={actionData?.posted ?? null}>
        <View
          key={(loaderData as { token?: string }).token}
          {...loaderData}
          answer={(actionData?.data ?? null) as AnswerTo<A>}
        />
      </PostedForm>
    );
  };
