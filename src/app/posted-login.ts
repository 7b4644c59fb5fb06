import { redirect } from 'react-router';
import { login } from '#features/accounts/contract.ts';
import type { AccountType } from '#kit/actor.ts';
import type { Context } from './page-context.ts';
import { homeOf, safeRedirect } from './path-access.ts';
import { postForm } from './posted-form.ts';

/** Signs in with a form submitted without scripts, and redirects to the requested address. */
export async function postLogin(sent: { context: Context; request: Request; url: URL }, accountType: AccountType) {
  const answer = await postForm(sent, login, { text: ['email'], secret: ['password'] }, { accountType });
  if (answer.data.data === null) return answer;
  throw redirect(safeRedirect(sent.url.searchParams.get('redirectUrl')) ?? homeOf(answer.data.data.user));
}
