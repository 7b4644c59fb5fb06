import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import {
  type ShouldRevalidateFunctionArgs,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router';
import { getNotifications } from '#features/accounts/notification-contract.ts';
import { getAdOptions } from '#features/advertising/contract.ts';
import { getEmployerProfile } from '#features/employers/profile-contract.ts';
import { type PostingStep, postingSteps } from '#features/postings/posting-steps.ts';
import { ownPostingsAddress } from '#features/postings/web/own-postings/own-postings-address.ts';
import { type SentState, tabOfSent } from '#features/postings/web/sent-posting.ts';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { requireUser } from '../session-guard.ts';
import type { Route } from './+types/posting-create';

const PostingWizard = lazy(() => import('#features/postings/web/posting-wizard/posting-wizard.tsx'));

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url, 'employer');
  const [{ data: options }, { data: mails }, { data: profile }] = await Promise.all([
    api(context).call(getAdOptions, {}),
    api(context).call(getNotifications, {}),
    api(context).call(getEmployerProfile, {}),
  ]);
  const t = texts(context);
  return {
    user: {
      id: user.id,
      company: profile.company,
      employerId: profile.id,
      logo: profile.logo?.url ?? null,
      notificationsEmail: mails.applicationNotifications ? user.email : '',
    },
    options,
    page: describePage(context, {
      title: t('postings.wizard.title'),
      description: t('postings.wizard.description'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

/** Going from step to step asks the server nothing. */
export const shouldRevalidate = ({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) =>
  currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search
    ? false
    : defaultShouldRevalidate;

const never = () => () => {};
/** The draft lives in the browser: the server renders the frame alone. */
const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

function Waiting() {
  const t = useTexts();
  return (
    <>
      <div className="row between mb24 wrapx">
        <h1>{t('postings.wizard.title')}</h1>
      </div>
      <noscript>
        <p>{t('shell.noScript')}</p>
      </noscript>
      <Skeleton height={72} />
      <div className="with-panel mt24" aria-busy="true">
        <Skeleton height={420} />
        <Skeleton height={180} />
      </div>
    </>
  );
}

export default function PostingCreate({ loaderData }: Route.ComponentProps) {
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const asked = search.get('korak');
  const step = postingSteps.find((code) => code === asked) ?? 'tip';
  const goTo = useCallback(
    (next: PostingStep, { replace = false } = {}) =>
      setSearch({ korak: next }, { replace, preventScrollReset: true }),
    [setSearch],
  );
  return (
    <Main className="wrap page">
      {useInBrowser() ? (
        <Suspense fallback={<Waiting />}>
          <PostingWizard
            user={loaderData.user}
            options={loaderData.options}
            step={step}
            goTo={goTo}
            reloadOptions={() => void revalidate()}
            onSent={(sentPosting) => {
              const state: SentState = { sentPosting };
              void navigate(ownPostingsAddress(tabOfSent(sentPosting)), { state });
            }}
          />
        </Suspense>
      ) : (
        <Waiting />
      )}
    </Main>
  );
}
