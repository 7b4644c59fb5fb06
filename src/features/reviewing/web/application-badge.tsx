import { IconBookmarkFilled } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { IconAlertTriangle } from '#ui/light/icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationListRow } from '../received/fields.ts';

/**
 * Shows that the answers do not meet the posting's requirements; renders nothing when they do (rules.md#requirements).
 */
export function RequirementBadge({ unmetRequirements }: Pick<ApplicationListRow, 'unmetRequirements'>) {
  const t = useTexts();
  if (unmetRequirements === 0) return null;
  return (
    <Badge tone="outline" icon={<IconAlertTriangle />}>
      {t('applications.badges.unmet')}
    </Badge>
  );
}

/** The status of an application, or that it was withdrawn; renders nothing for one that was opened and not sorted. */
export function ApplicationBadge({
  status,
  unopened,
  withdrawn,
}: Pick<ApplicationListRow, 'status' | 'unopened' | 'withdrawn'>) {
  const t = useTexts();
  if (withdrawn) return <Badge tone="outline">{t('applications.badges.withdrawn')}</Badge>;
  if (status === 'saved') {
    return (
      <Badge tone="ok" icon={<IconBookmarkFilled />}>
        {t('applications.badges.saved')}
      </Badge>
    );
  }
  if (status === 'maybe') return <Badge tone="neutral">{t('applications.badges.maybe')}</Badge>;
  if (status === 'rejected') return <Badge tone="danger">{t('applications.badges.rejected')}</Badge>;
  return unopened ? <Badge tone="new">{t('applications.badges.new')}</Badge> : null;
}
