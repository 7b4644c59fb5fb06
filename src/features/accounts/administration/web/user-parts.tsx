import { Badge } from '#ui/light/badge.tsx';
import { Avatar, InitialsTile } from '#ui/light/initials.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { UserRow } from '../fields.ts';

/** Display name of a user: the company and the person's names where present, otherwise the address. */
export const userName = ({ company, name, lastName, email }: UserRow): string =>
  [company, `${name} ${lastName}`.trim()].filter(Boolean).join(', ') || email;

/** A user's avatar; companies use the same square and colour as on their postings. */
export function UserPicture({ user, large = false }: { user: UserRow; large?: boolean }) {
  const name = userName(user);
  if (user.employerId !== null) {
    return <InitialsTile id={user.employerId} name={name} src={user.logo} size={large ? 'lg' : 'sm'} />;
  }
  return <Avatar id={user.id} name={name} size={large ? 'xl' : 'md'} />;
}

const tones = { jobseeker: 'new', employer: 'neutral', admin: 'hot' } as const;

export function TypeBadge({ user }: { user: UserRow }) {
  const t = useTexts();
  return <Badge tone={tones[user.accountType]}>{t(`administration.types.${user.accountType}`)}</Badge>;
}

/** Whether the user's address is verified; on the user's own page the badge also contains the word for mail. */
export function EmailBadge({ user, whole = false }: { user: UserRow; whole?: boolean }) {
  const t = useTexts();
  if (user.mailReturned) return <Badge tone="danger">{t('administration.users.returned')}</Badge>;
  if (user.emailVerified) {
    return <Badge tone="ok">{t(whole ? 'administration.user.emailVerified' : 'administration.users.verified')}</Badge>;
  }
  return (
    <Badge tone="featured">
      {t(whole ? 'administration.user.emailUnverified' : 'administration.users.unverified')}
    </Badge>
  );
}

export function BlockedBadge({ user }: { user: UserRow }) {
  const t = useTexts();
  return user.blocked ? <Badge tone="danger">{t('administration.users.blocked')}</Badge> : null;
}
