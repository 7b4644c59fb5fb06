import { pageLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-create';

export const loader = pageLoader(async ({ call, describe, search, t, userOf }) => ({
  wizard: await readWizard(call, await userOf(), 'create', search.get('kopija')),
  page: describe({
    title: t('postings.wizard.titles.create'),
    description: t('postings.wizard.description'),
  }),
}));

export const shouldRevalidate = onlyOtherPages;

export default function PostingCreate({ loaderData: { wizard } }: Route.ComponentProps) {
  return <WizardFrame key={wizard.own?.id ?? 0} {...wizard} />;
}
