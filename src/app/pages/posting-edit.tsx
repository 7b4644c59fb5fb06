import { mayEdit, mayRenew } from '#features/postings/posting-state.ts';
import { Breadcrumbs } from '#ui/breadcrumbs.tsx';
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
  const renew = own && mayRenew(own.state) ? `/oglasi/obnova?id=${own.id}` : null;
  return (
    <ClosedWizard title={t('postings.wizard.titles.edit')} above={above} renew={renew}>
      {t('postings.renewal.notEditable')}
    </ClosedWizard>
  );
}
