import type { ComponentType } from 'react';
import { PostedForm } from '#ui/forms/posted.tsx';
import type { DataOf, PageLoader } from './page-loader.ts';
import type { PostedAnswer } from './posted-form.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever its form has
type FormAction = (args: any) => Promise<{ data: PostedAnswer<unknown> }>;

/** The API's response to an accepted form. */
export type AnswerTo<A extends FormAction> = NonNullable<Awaited<ReturnType<A>>['data']['data']>;

/** Props of a page with a form: its loader's data, and the response to a form submitted without scripts. */
export type PostedProps<L extends PageLoader, A extends FormAction> = DataOf<L> & { answer: AnswerTo<A> | null };

/**
 * The component of a page with a form that works without scripts: a refused form starts with its input. Another token in
 * the address is another page.
 */
export const postedPage = <L extends PageLoader, A extends FormAction>(View: ComponentType<PostedProps<L, A>>) =>
  function PostedPage(route: { loaderData: DataOf<L>; actionData?: PostedAnswer<AnswerTo<A>> | undefined }) {
    const { loaderData, actionData } = route;
    return (
      <PostedForm value={actionData?.posted ?? null}>
        <View
          key={'token' in loaderData ? String(loaderData.token) : undefined}
          {...loaderData}
          answer={actionData?.data ?? null}
        />
      </PostedForm>
    );
  };
