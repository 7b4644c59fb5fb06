import { texts } from '../page-context.ts';
import { describePage, pageMeta } from '../page-meta.ts';
import { userOf } from '../session-guard.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-create';

export async function loader({ context, url }: Route.LoaderArgs) {
  const user = await userOf(context);
  const t = texts(context);
  return {
    wizard: await readWizard(context, user, 'create', url.searchParams.get('kopija')),
    page: describePage(context, {
      title: t('postings.wizard.titles.create'),
      description: t('postings.wizard.description'),
      robots: 'noindex',
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => pageMeta(loaderData?.page);

export const shouldRevalidate = onlyOtherPages;

export default function PostingCreate({ loaderData }: Route.ComponentProps) {
  const { wizard } = loaderData;
  return <WizardFrame key={wizard.own?.id ?? 0} {...wizard} />;
}
