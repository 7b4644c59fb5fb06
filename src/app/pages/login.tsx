import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { toExternalProblem } from '#features/accounts/external-sign-in/external-problems.ts';
import type { SessionUser } from '#features/accounts/fields.ts';
import { LoginPage } from '#features/accounts/web/login-page.tsx';
import { getPosting } from '#features/postings/contract.ts';
import { PostedForm } from '#ui/forms/posted.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { homeOf, safeRedirect } from '../path-access.ts';
import { postLogin } from '../posted-login.ts';
import type { Route } from './+types/login';

/** `/prijava/kandidat` and `/prijava/poslodavac`. */
const accountTypeOf = ({ pathname }: URL): 'employer' | 'jobseeker' =>
  pathname.endsWith('/poslodavac') ? 'employer' : 'jobseeker';

export async function loader({ context, url }: Route.LoaderArgs) {
  const accountType = accountTypeOf(url);
  const t = texts(context);
  const postingId = url.searchParams.get('sacuvaj');
  return {
    accountType,
    // The posting that a guest wanted to save; nothing is shown when it no longer exists.
    saves: postingId
      ? await api(context)
          .call(getPosting, { params: { id: postingId } })
          .then(
            ({ data }) => ({ id: data.id, title: data.positionTitle }),
            () => null,
          )
      : null,
    redirectUrl: safeRedirect(url.searchParams.get('redirectUrl')),
    providers: accountType === 'jobseeker' ? (await api(context).call(listProviders, {})).data : [],
    externalProblem: toExternalProblem(url.searchParams.get('problem')),
    page: describePage(context, {
      title: t(accountType === 'employer' ? 'shell.footer.signInEmployer' : 'shell.footer.signInCandidate'),
      path: url.pathname,
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** The form as browsers send it without scripts; the response sets the session cookie. */
export const action = (sent: Route.ActionArgs) => postLogin(sent, accountTypeOf(sent.url));

/** Here and not where the heart is pressed: its page may have no scripts yet (ADR 54). */
function useSavedWish(postingId: number | null): void {
  useEffect(() => {
    if (postingId === null) return;
    import('#features/postings/saved/web/saved-wish.ts').then(
      ({ noteSavedWish }) => noteSavedWish(postingId),
      () => undefined,
    );
  }, [postingId]);
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const navigate = useNavigate();
  const { accountType, redirectUrl, providers, externalProblem, saves } = loaderData;
  useSavedWish(saves?.id ?? null);
  const onSignedIn = (user: SessionUser): void => {
    void navigate(redirectUrl ?? homeOf(user), { replace: true });
  };
  return (
    <PostedForm value={actionData?.posted ?? null}>
      <LoginPage
        accountType={accountType}
        redirectUrl={redirectUrl}
        onSignedIn={onSignedIn}
        providers={providers}
        externalProblem={externalProblem}
        saves={saves?.title ?? null}
      />
    </PostedForm>
  );
}
