import { IconBellPlus } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useSavedPostings } from '../../saving/web/saved-postings.tsx';
import { agentFromPostingAddress } from '../../search-address.ts';

/** Leads to a new digital agent that finds postings like this one; guests are led through the login. */
export function SimilarByMail({ id }: { id: number }) {
  const t = useTexts();
  const { accountType } = useSavedPostings();
  if (accountType !== null && accountType !== 'jobseeker') return null;
  return (
    <TextLink href={agentFromPostingAddress(id)} rel="nofollow">
      <IconBellPlus />
      {t('postings.page.similarByMail')}
    </TextLink>
  );
}
