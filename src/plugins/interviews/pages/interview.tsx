import type { ActionFunctionArgs } from 'react-router';
import { type DataOf, titledLoader } from '#app/page-loader.ts';
import { postForm } from '#app/posted-form.ts';
import { problemOf } from '#kit/client-errors.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { answerGuestInterview, guestInterview } from '../contract.ts';
import { interviewActs } from '../interview-acts.ts';
import { GuestInterviewPage } from '../web/guest-interview-page.tsx';

/** `/razgovor?token=`, the target of the link in a guest's invitation. */
export const loader = titledLoader('applications.interviews.own.page', async ({ call, search }) => {
  const token = search.get('token') ?? '';
  if (token === '') return { token, interview: 'bad' as const };
  try {
    return { token, interview: (await call(guestInterview, { params: { token } })).data };
  } catch (error) {
    const code = problemOf(error)?.code;
    if (code === 'applications.interview-link-over') return { token, interview: 'over' as const };
    if (code !== 'applications.bad-interview-link') throw error;
    return { token, interview: 'bad' as const };
  }
});

export async function action(sent: ActionFunctionArgs) {
  const token = new URL(sent.request.url).searchParams.get('token') ?? '';
  const fields = { text: ['act', 'slotId', 'reason'] };
  const act = (await sent.request.clone().formData()).get('act');
  const answer = await postForm(sent, answerGuestInterview, fields, {}, { token });
  const done = interviewActs.find((one) => one === act) ?? null;
  return { ...answer.data, done: answer.data.posted === null ? done : null };
}

export default function Interview({
  loaderData,
  actionData,
}: {
  loaderData: DataOf<typeof loader>;
  actionData?: Awaited<ReturnType<typeof action>>;
}) {
  const { token, interview } = loaderData;
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <GuestInterviewPage token={token} interview={interview} done={actionData?.done ?? null} />
    </PostedForm>
  );
}
