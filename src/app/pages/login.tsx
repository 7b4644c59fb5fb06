import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { LoginPage } from '#features/accounts/account/web/login-page.tsx';
import { listProviders } from '#features/accounts/external-sign-in/contract.ts';
import { toExternalProblem } from '#features/accounts/external-sign-in/external-problems.ts';
import { getPosting } from '#features/postings/contract.ts';
import { postedPage } from '#ui/forms/posted.tsx';
import { pageLoader } from '../page-loader.ts';
import { audienceOf, homeOf, safeRedirect } from '../path-access.ts';
import { postLogin } from '../posted-login.ts';
import type { Route } from './+types/login';

/** `/prijava/kandidat` and `/prijava/poslodavac`. */
export const loader = pageLoader(async ({ call, describe, search, t, url }) => {
  const accountType = audienceOf(url);
  const id = search.get('sacuvaj');
  const saves = id ? await call(getPosting, { params: { id } }).catch(() => null) : null;
  return {
    accountType,
    // The posting that a guest wanted to save; null when it no longer exists.
    saves: saves && { id: saves.data.id, title: saves.data.positionTitle },
    redirectUrl: safeRedirect(search.get('redirectUrl')),
    providers: accountType === 'jobseeker' ? (await call(listProviders, {})).data : [],
    externalProblem: toExternalProblem(search.get('problem')),
    page: describe({
      title: t(accountType === 'employer' ? 'shell.footer.signInEmployer' : 'shell.footer.signInCandidate'),
      path: url.pathname,
    }),
  };
});

/** Handles the form as browsers submit it without scripts; the response sets the session cookie. */
export const action = (sent: Route.ActionArgs) => postLogin(sent, audienceOf(sent.url));

/** Runs here and not where the heart is pressed: that page may have no scripts yet (ADR 54). */
function useSavedWish(postingId: number | null): void {
  useEffect(() => {
    if (postingId === null) return;
    import('#features/postings/marks/web/saved-wish.ts').then(
      ({ recordSavedWish }) => recordSavedWish(postingId),
      () => undefined,
    );
  }, [postingId]);
}

export default postedPage<typeof loader, typeof action>(({ saves, ...asked }) => {
  const navigate = useNavigate();
  useSavedWish(saves?.id ?? null);
  return (
    <LoginPage
      {...asked}
      saves={saves?.title ?? null}
      onSignedIn={(user) => void navigate(asked.redirectUrl ?? homeOf(user), { replace: true })}
    />
  );
});
