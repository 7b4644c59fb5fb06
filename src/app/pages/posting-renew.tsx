import { redirect } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { mayRenew } from '#features/postings/posting-state.ts';
import { getDraft } from '#features/publishing/drafts/contract.ts';
import { localSubject } from '#features/publishing/drafts/web/local-draft.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { ClosedWizard } from '../wizard/closed-wizard.tsx';
import { FindDraft } from '../wizard/find-draft.tsx';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-renew';

const mine = pageAddress('my-postings');

/** Without a number the stored draft opens (rules.md#drafts): the account's, else the browser's, else the list. */
export const loader = titledLoader('postings.wizard.titles.renew', async ({ call, search, userOf }) => {
  const user = await userOf();
  const id = search.get('id');
  if (id !== null) return { userId: user.id, wizard: await readWizard(call, user, 'renew', id) };
  const { draft } = (await call(getDraft, { params: { kind: 'renew' } })).data;
  if (draft?.posting) throw redirect(renewalAddress(draft.posting.id));
  return { userId: user.id, wizard: null };
});

export const shouldRevalidate = onlyOtherPages;

const draftAddress = (userId: string): string => {
  const id = localSubject('renew', userId);
  return id === null ? mine : renewalAddress(id);
};

export default function PostingRenew({ loaderData: { userId, wizard } }: Route.ComponentProps) {
  const t = useTexts();
  const own = wizard?.own;
  if (!wizard || !own) return <FindDraft className="wrap page" userId={userId} address={draftAddress} />;
  const title = t('postings.wizard.titles.renew');
  const above = <Breadcrumbs items={[{ label: t('postings.mine.title'), href: mine }, { label: title }]} />;
  if (mayRenew(own.state)) return <WizardFrame key={own.id} {...wizard} above={above} />;
  return (
    <ClosedWizard title={title} above={above}>
      {t('postings.renewal.notRenewable')}
    </ClosedWizard>
  );
}
