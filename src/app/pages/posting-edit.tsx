import { useNavigate } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { mayEdit, mayRenew } from '#features/postings/posting-state.ts';
import type { OwnPostingPage } from '#features/publishing/own-fields.ts';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { fetched } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type Loading, titledLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { ClosedWizard } from '../wizard/closed-wizard.tsx';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-edit';

export const loader = titledLoader(
  'postings.wizard.titles.edit',
  async ({ call, params, userOf }: Loading<Route.LoaderArgs>) => ({
    wizard: await readWizard(call, await userOf(), 'edit', params.id),
  }),
);

export const shouldRevalidate = onlyOtherPages;

export default function PostingEdit({ loaderData: { wizard } }: Route.ComponentProps) {
  const t = useTexts();
  const { own } = wizard;
  const above = (
    <Breadcrumbs
      items={[
        { label: t('postings.mine.title'), href: pageAddress('my-postings') },
        { label: t('postings.wizard.titles.edit') },
      ]}
    />
  );
  if (own && mayEdit(own.state)) return <WizardFrame key={own.id} {...wizard} above={above} />;
  return (
    <ClosedWizard
      title={t('postings.wizard.titles.edit')}
      above={above}
      actions={own && mayRenew(own.state) ? <RenewInstead wizard={wizard} own={own} /> : null}
    >
      {t('postings.renewal.notEditable')}
    </ClosedWizard>
  );
}

interface RenewInsteadProps {
  wizard: WizardPageProps;
  own: OwnPostingPage;
}

/** The link to a renewal, for an edit that came too late; takes the edit along. */
function RenewInstead({ wizard: { user, saved }, own }: RenewInsteadProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  if (saved?.posting?.id !== own.id) {
    return (
      <LinkButton variant="primary" href={renewalAddress(own.id)}>
        {t('postings.renewal.renew')}
      </LinkButton>
    );
  }
  const handOver = async (): Promise<void> => {
    try {
      const { renewWithEdits } = await fetched(() => import('#features/publishing/drafts/web/posting-draft.ts'));
      renewWithEdits(own, user.id, saved);
      await navigate(renewalAddress(own.id, { edit: true }));
    } catch (error) {
      toast.show({ tone: 'error', title: problemSentence(error, t) });
    }
  };
  return (
    <Button variant="primary" onClick={() => void handOver()}>
      {t('postings.renewal.withEdits')}
    </Button>
  );
}
