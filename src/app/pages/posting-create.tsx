import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { isBeginning } from '#features/publishing/drafts/web/local-draft.ts';
import { problemOf } from '#kit/client-errors.ts';
import { pageAddress } from '#kit/site-map.ts';
import { pageLoader } from '../page-loader.ts';
import { onlyOtherPages } from '../step-navigation.ts';
import { readWizard } from '../wizard/wizard-data.ts';
import { WizardFrame } from '../wizard/wizard-frame.tsx';
import type { Route } from './+types/posting-create';

export const loader = pageLoader(async ({ call, describe, search, t, userOf }) => {
  const draft = search.get('nacrt');
  const user = await userOf();
  const anew = redirect(pageAddress('posting-create'));
  if (draft !== null && !/^[0-9a-f]{32}$/.test(draft)) throw anew;
  const reading = readWizard(call, user, 'create', search.get('kopija'), draft);
  return {
    wizard: await reading.catch((error: unknown) => {
      // A draft that was already sent is not opened again.
      throw problemOf(error)?.code === 'postings.draft-sent' ? anew : error;
    }),
    page: describe({
      title: t('postings.wizard.titles.create'),
      description: t('postings.wizard.description'),
    }),
  };
});

const subjectOf = ({ searchParams }: URL): string | null => searchParams.get('nacrt') ?? searchParams.get('kopija');

/** Another draft is another page; a draft that begins, or whose id is added to the address, needs no request. */
export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs): boolean => {
  const [current, next] = [subjectOf(args.currentUrl), subjectOf(args.nextUrl)];
  if (isBeginning(next)) return false;
  return (current !== null && current !== next) || onlyOtherPages(args);
};

export default function PostingCreate({ loaderData: { wizard } }: Route.ComponentProps) {
  return <WizardFrame key={wizard.own?.id ?? 0} {...wizard} />;
}
