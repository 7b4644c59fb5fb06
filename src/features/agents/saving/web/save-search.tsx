import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { usePostingMarks } from '#features/postings/marks/web/posting-marks.tsx';
import { agentFromSearchAddress, type PostingsFilter } from '#features/postings/search-address.ts';
import { fetched } from '#kit/client-errors.ts';
import { type ButtonVariant, LinkButton } from '#ui/light/button.tsx';
import { IconBellPlus, IconCheck } from '#ui/light/icons.tsx';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';
import { useToast } from '#ui/light/toasts.tsx';
import { useApi, useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { alertFromSearchAddress } from '../../alerts/alert-addresses.ts';

/** Whether the visitor can have digital agents or, as a guest, alerts. */
export function useMayHaveAgents(): boolean {
  const { accountType } = usePostingMarks();
  return accountType === null || accountType === 'jobseeker';
}

/**
 * A link to a new agent of a search, for guests to an alert. For a candidate one click saves the agent, which the link
 * then opens; the code for it is loaded with the click.
 */
function useSaving(filter: Partial<PostingsFilter>) {
  const t = useTexts();
  const api = useApi();
  const language = useLanguage();
  const navigate = useNavigate();
  const toaster = useToast();
  const { accountType } = usePostingMarks();
  const address = accountType === null ? alertFromSearchAddress(filter) : agentFromSearchAddress(filter);
  /** The search that is being saved, and with `href` the one that is. */
  const [saving, setSaving] = useState<{ address: string; href?: string } | null>(null);
  const now = saving?.address === address ? saving : null;
  const onClick = (event: MouseEvent): void => {
    if (accountType !== 'jobseeker' || now?.href || opensElsewhere(event)) return;
    event.preventDefault();
    if (now) return;
    setSaving({ address });
    fetched(() => import('./save-from-search.ts'))
      .then(({ saveFromSearch }) => saveFromSearch({ api, t, language, navigate, toaster, address }))
      .then(
        (href) => setSaving(href === null ? null : { address, href }),
        () => {
          setSaving(null);
          toaster.show({ tone: 'error', title: t('client.fetch') });
        },
      );
  };
  return {
    icon: now?.href ? <IconCheck /> : <IconBellPlus />,
    isGuest: accountType === null,
    isSaved: now?.href !== undefined,
    link: { href: now?.href ?? address, rel: 'nofollow', 'aria-busy': now !== null && !now.href, onClick },
  };
}

/** An agent for the postings of a company. Not for employers and administrators. */
export function FollowEmployer({ id }: { id: number }) {
  const t = useTexts();
  const { icon, isSaved, link } = useSaving({ employers: [id] });
  return (
    <LinkButton {...link}>
      {icon}
      {t(isSaved ? 'employers.page.following' : 'employers.page.follow')}
    </LinkButton>
  );
}

/** Texts of the button: its name, and the visible words, of which a phone shows the first. */
const wordsOf = ({ isGuest, isSaved }: { isGuest: boolean; isSaved: boolean }) => {
  if (isGuest) return ['employers.page.follow', 'postings.search.alert', 'postings.search.alertFor'] as const;
  return isSaved
    ? (['postings.search.agent.open', 'postings.search.agent.done', 'postings.search.asAgent'] as const)
    : (['postings.search.saveAsAgent', 'postings.search.save', 'postings.search.asAgent'] as const);
};

/** An agent for this search, for guests an alert. Not for employers and administrators. */
export function SaveSearch({ filter, variant = 'soft' }: { filter: PostingsFilter; variant?: ButtonVariant }) {
  const t = useTexts();
  const { icon, link, ...state } = useSaving(filter);
  const [name, first, rest] = wordsOf(state);
  return (
    <LinkButton {...link} variant={variant} aria-label={t(name)} className="no-wrap">
      {icon}
      <span>
        {t(first)} <span className={variant === 'soft' ? 'only-desktop' : undefined}>{t(rest)}</span>
      </span>
    </LinkButton>
  );
}
