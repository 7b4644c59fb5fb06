import { useNavigate } from 'react-router';
import type { OwnPostingPage } from '#features/postings/own-fields.ts';
import { mayEdit, mayRenew } from '#features/postings/posting-state.ts';
import { renewalAddress } from '#features/postings/web/own-postings/own-postings-address.ts';
import type { WizardPageProps } from '#features/postings/web/posting-wizard/wizard-page.tsx';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { throwPageProblem } from '../page-problem.ts';
import { requireUser } from '../session-guard.ts';
import { ClosedWizard } from '../wizard/closed-wizard.tsx';
import { readWizard } from '../wizard/wizard-data.ts';
import { onlyOtherPages, WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-edit';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const user = await requireUser(context, url, 'employer');
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
        { label: t('postings.mine.title'), href: '/profil/poslodavac/oglasi' },
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

/** The way to a renewal; an edit that came too late goes with it. */
function RenewInstead({ wizard: { user, kept }, own }: RenewInsteadProps) {
  const t = useTexts();
  const navigate = useNavigate();
  if (kept?.posting?.id !== own.id) {
    return (
      <LinkButton variant="p" href={renewalAddress(own.id)}>
        {t('postings.renewal.renew')}
      </LinkButton>
    );
  }
  const handOver = async (): Promise<void> => {
    const { renewWithEdits } = await import('#features/postings/web/posting-wizard/hand-over.ts');
    renewWithEdits(own, user.id, kept);
    await navigate(renewalAddress(own.id, { edit: true }));
  };
  return (
    <Button variant="p" onClick={() => void handOver()}>
      {t('postings.renewal.withEdits')}
    </Button>
  );
}
