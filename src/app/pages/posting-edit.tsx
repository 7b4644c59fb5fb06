import { mayEdit, mayRenew } from '#features/postings/posting-state.ts';
import { RenewInstead } from '#features/publishing/drafts/web/renew-instead.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { OwnWizard } from '../wizard/own-wizard.tsx';
import { readOwnWizard } from '../wizard/wizard-data.ts';
import type { Route } from './+types/posting-edit';

export const loader = titledLoader(
  'postings.wizard.titles.edit',
  async ({ call, params, userOf }: Loading<Route.LoaderArgs>) => ({
    wizard: await readOwnWizard(call, await userOf(), 'edit', params.id),
  }),
);

export const shouldRevalidate = onlyOtherPages;

export default function PostingEdit({ loaderData: { wizard } }: Route.ComponentProps) {
  const t = useTexts();
  const { own, saved, user } = wizard;
  return (
    <OwnWizard
      wizard={wizard}
      allowed={mayEdit(own.state)}
      closed={t('postings.renewal.notEditable')}
      instead={mayRenew(own.state) ? <RenewInstead userId={user.id} saved={saved} own={own} /> : null}
    />
  );
}
