import { useNavigate } from 'react-router';
import { renewalAddress } from '#features/postings/addresses.ts';
import { mayEdit, mayRenew } from '#features/postings/posting-state.ts';
import type { OwnPostingPage } from '#features/publishing/own-postings/fields.ts';
import type { WizardPageProps } from '#features/publishing/wizard/web/wizard-page.tsx';
import { fetched } from '#shared/client-errors.ts';
import { pageAddress } from '#shared/site-map.ts';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { Breadcrumbs } from '#ui/light/breadcrumbs.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { userOf } from '../session-guard.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { ClosedWizard } from '../wizard/closed-wizard.tsx';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-edit';

export async function loader({ context, params }: Route.LoaderArgs) {
  const user = await userOf(context);
  try {
    const title = texts(context)('postings.wizard.titles.edit');
    return {
      wizard: await readWizard(context, user, 'edit', params.id),
      page: describePage(context, { title, robots: 'noindex' }),
    };
  } catch (error) {
    throwPageProblem(error);
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

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

/** The link to a renewal; it carries an edit that came too late. */
function RenewInstead({ wizard: { user, kept }, own }: RenewInsteadProps) {
  const t = useTexts();
  const toast = useToast();
  const navigate = useNavigate();
  if (kept?.posting?.id !== own.id) {
    return (
      <LinkButton variant="primary" href={renewalAddress(own.id)}>
        {t('postings.renewal.renew')}
      </LinkButton>
    );
  }
  const handOver = async (): Promise<void> => {
    try {
      const { renewWithEdits } = await fetched(() => import('#features/publishing/drafts/web/hand-over.ts'));
      renewWithEdits(own, user.id, kept);
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
