import { useEffect } from 'react';
import { redirect, useNavigate } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { mayRenew } from '#features/postings/posting-state.ts';
import { getDraft } from '#features/publishing/drafts/contract.ts';
import { localSubject } from '#features/publishing/drafts/web/local-draft.ts';
import { pageAddress } from '#shared/site-map.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Main } from '#ui/light/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { PageSkeleton } from '#ui/skeleton.tsx';
import { api, texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { userOf } from '../session-guard.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { ClosedWizard } from '../wizard/closed-wizard.tsx';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-renew';

const mine = pageAddress('my-postings');

/**
 * Without a number the stored draft opens (rules.md#drafts): the account's, then the browser's; otherwise the list.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await userOf(context);
  const id = url.searchParams.get('id');
  const title = texts(context)('postings.wizard.titles.renew');
  const page = describePage(context, { title, robots: 'noindex' });
  if (id === null) {
    const { draft } = (await api(context).call(getDraft, { params: { kind: 'renew' } })).data;
    if (draft?.posting) throw redirect(renewalAddress(draft.posting.id));
    return { userId: user.id, wizard: null, page };
  }
  try {
    return { userId: user.id, wizard: await readWizard(context, user, 'renew', id), page };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export const shouldRevalidate = onlyOtherPages;

/** Looks for a draft in the browser. */
function WhichPosting({ userId }: { userId: string }) {
  const navigate = useNavigate();
  useEffect(() => {
    const id = localSubject('renew', userId);
    void navigate(id === null ? mine : renewalAddress(id), { replace: true });
  }, [userId, navigate]);
  return (
    <Main className="wrap page">
      <PageSkeleton />
    </Main>
  );
}

export default function PostingRenew({ loaderData: { userId, wizard } }: Route.ComponentProps) {
  const t = useTexts();
  const own = wizard?.own;
  if (!wizard || !own) return <WhichPosting userId={userId} />;
  const title = t('postings.wizard.titles.renew');
  const above = <Breadcrumbs items={[{ label: t('postings.mine.title'), href: mine }, { label: title }]} />;
  if (mayRenew(own.state)) return <WizardFrame key={own.id} {...wizard} above={above} />;
  return (
    <ClosedWizard title={title} above={above}>
      {t('postings.renewal.notRenewable')}
    </ClosedWizard>
  );
}
