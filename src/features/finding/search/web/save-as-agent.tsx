import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import type { PostingsFilter } from '#features/postings/search-address.ts';
import { agentFromSearchAddress } from '#features/postings/search-address.ts';
import { type ButtonVariant, LinkButton } from '#ui/light/button.tsx';
import { IconBellPlus } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';

/** Whether the visitor can have digital agents: candidates, and guests, who must sign in first. */
export function useMayHaveAgents(): boolean {
  const { accountType } = usePostingMarks();
  return accountType === null || accountType === 'jobseeker';
}

/** Link to create a digital agent for a company's postings. Not for employers and administrators. */
export function FollowEmployer({ id }: { id: number }) {
  const t = useTexts();
  return (
    <LinkButton href={agentFromSearchAddress({ employers: [id] })} rel="nofollow">
      <IconBellPlus />
      {t('employers.page.follow')}
    </LinkButton>
  );
}

/** Link to create a digital agent from this search. Not for employers and administrators. */
export function SaveAsAgent({ filter, variant = 'soft' }: { filter: PostingsFilter; variant?: ButtonVariant }) {
  const t = useTexts();
  return (
    <LinkButton
      variant={variant}
      href={agentFromSearchAddress(filter)}
      rel="nofollow"
      aria-label={t('postings.search.saveAsAgent')}
      className="no-wrap"
    >
      <IconBellPlus />
      <span>
        {t('postings.search.save')}{' '}
        <span className={variant === 'soft' ? 'only-desktop' : undefined}>{t('postings.search.asAgent')}</span>
      </span>
    </LinkButton>
  );
}
