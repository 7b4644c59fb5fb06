import { redirect } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { mayRenew } from '#features/postings/posting-state.ts';
import { getDraft } from '#features/publishing/drafts/contract.ts';
import { localSubject } from '#features/publishing/drafts/web/local-draft.ts';
import { pageAddress } from '#kit/site-map.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { FindDraft } from '../wizard/find-draft.tsx';
import { OwnWizard } from '../wizard/own-wizard.tsx';
import { readOwnWizard } from '../wizard/wizard-data.ts';
import type { Route } from './+types/posting-renew';

/** Without a number the stored draft opens (rules.md#drafts): the account's, else the browser's, else the list. */
export const loader = titledLoader('postings.wizard.titles.renew', async ({ call, search, userOf }) => {
  const user = await userOf();
  const id = search.get('id');
  if (id !== null) return { userId: user.id, wizard: await readOwnWizard(call, user, 'renew', id) };
  const { draft } = (await call(getDraft, { params: { kind: 'renew' } })).data;
  if (draft?.posting) throw redirect(renewalAddress(draft.posting.id));
  return { userId: user.id, wizard: null };
});

export const shouldRevalidate = onlyOtherPages;

const draftAddress = (userId: string): string => {
  const id = localSubject('renew', userId);
  return id === null ? pageAddress('my-postings') : renewalAddress(id);
};

export default function PostingRenew({ loaderData: { userId, wizard } }: Route.ComponentProps) {
  const t = useTexts();
  if (!wizard) return <FindDraft className="wrap page" userId={userId} address={draftAddress} />;
  return <OwnWizard wizard={wizard} allowed={mayRenew(wizard.own.state)} closed={t('postings.renewal.notRenewable')} />;
}
