import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { shortTime } from '#features/applying/web/event-time.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Checkbox } from '#ui/choice.tsx';
import { IconDotsVertical } from '#ui/icons/account-icons.tsx';
import { Badge } from '#ui/light/badge.tsx';
import { classNames } from '#ui/light/class-names.ts';
import { IconButton } from '#ui/light/icon-button.tsx';
import { Avatar } from '#ui/light/initials.tsx';
import { Link } from '#ui/light/link.tsx';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';
import { TextButton } from '#ui/light/text-button.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { ApplicationFilters, ApplicationsMeta } from '../received/fields.ts';
import { openedPath } from '../received/web/application-address.ts';
import { fullName } from '../received/web/application-parts.tsx';
import { ApplicationBadge, RequirementBadge } from './application-badge.tsx';
import type { SortingTarget } from './sortings.tsx';
import type { StableRow } from './stable-row-order.ts';
import type { ListActs } from './use-list-acts.ts';
import { useSwipe } from './use-swipe.ts';

/** As in the style sheet: from this width on the open application is shown next to the list. */
export const besideList = '(min-width: 62.01em)';

export interface ApplicationRowProps {
  row: StableRow;
  meta: ApplicationsMeta;
  /** Id of the application that is open next to the list. */
  openedId: string | undefined;
  /** Actions on a row for members who may sort; null for those who may only read. */
  acts: ListActs | null;
  /** Opens the buttons that do not fit on a narrow page. */
  onMore: (id: string) => void;
}

const swipes = { left: 'rejected', right: 'saved' } as const;

/** The action that returns a row to the tab that it has just left. */
const wayBack = ({ gone, status }: StableRow, tab: ApplicationFilters['status']): SortingTarget | null => {
  if (!gone || tab === 'all' || status === tab) return null;
  if (tab !== 'unsorted') return tab;
  return status === 'unsorted' ? null : status;
};

function RowLink({ row, meta, openedId }: Pick<ApplicationRowProps, 'row' | 'meta' | 'openedId'>) {
  const t = useTexts();
  const language = useLanguage();
  const navigate = useNavigate();
  const name = fullName(row, t);
  /** Next to a wide list it opens in place; otherwise the link opens its page. */
  const openBeside = (event: MouseEvent): void => {
    if (opensElsewhere(event) || !matchMedia(besideList).matches) return;
    event.preventDefault();
    void navigate(openedPath(meta, row.id), { preventScrollReset: true });
  };
  const type = t(`applications.typesInLine.${row.applicationType}`);
  const line = [row.guest ? t('applications.employer.guestWith', { type }) : type, row.city];
  return (
    <Link
      href={pageAddress('employer-application', row.id)}
      onClick={openBeside}
      aria-current={openedId === row.id ? 'true' : undefined}
      draggable={false}
    >
      <Avatar name={name} id={row.id} />
      <span className="grow">
        <b>{name}</b>
        <span className="sm dim">{line.filter(Boolean).join(', ')}</span>
        <span className="applications-unmet">
          <RequirementBadge {...row} />
          {row.result ? <Badge tone="outline">{t(`applications.badges.results.${row.result}`)}</Badge> : null}
          {row.unreadMessages > 0 ? (
            <Badge tone="new">{t('applications.messaging.own.unread', { count: row.unreadMessages })}</Badge>
          ) : null}
        </span>
      </span>
      <span className="right">
        <span className="xs dim no-wrap">{shortTime(row.createdAt, row.daysAgo, t, language)}</span>
        {row.unopened && row.status !== 'unsorted' ? (
          <span className="visually-hidden">{t('applications.reviewing.unreadRow')}</span>
        ) : null}
        <ApplicationBadge {...row} />
      </span>
    </Link>
  );
}

/** An application in the list: selected by its checkbox, opened by the rest, sorted by a swipe. */
export function ApplicationRow({ row, meta, openedId, acts, onMore }: ApplicationRowProps) {
  const t = useTexts();
  const swipe = useSwipe((to) => acts?.sortOne(swipes[to], row));
  const name = fullName(row, t);
  const back = acts && wayBack(row, meta.filters.status);
  return (
    <li
      data-application={row.id}
      className={classNames(
        'applications-row',
        openedId === row.id && 'applications-row-current',
        row.unopened && 'applications-row-unread',
        row.gone && 'applications-row-gone',
      )}
      {...(acts ? swipe.handlers : {})}
    >
      {swipe.dx === 0 ? null : (
        <span
          aria-hidden="true"
          className={classNames(
            'applications-swipe',
            swipe.dx < 0 && 'applications-swipe-left',
            swipe.to && 'applications-swipe-does',
          )}
        >
          {t(`applications.sort.${swipes[swipe.dx < 0 ? 'left' : 'right']}`)}
        </span>
      )}
      <div
        className="applications-row-content"
        style={swipe.dx === 0 ? undefined : { transform: `translateX(${swipe.dx}px)` }}
      >
        {acts ? (
          <Checkbox
            className="applications-box"
            label={<span className="visually-hidden">{t('applications.reviewing.select.one', { name })}</span>}
            checked={acts.isSelected(row.id)}
            onChange={() => acts.toggle(row)}
          />
        ) : null}
        <RowLink row={row} meta={meta} openedId={openedId} />
        {acts ? (
          <IconButton
            size="sm"
            className="applications-more"
            label={t('applications.reviewing.rowMenu', { name })}
            icon={<IconDotsVertical />}
            aria-haspopup="dialog"
            onClick={() => onMore(row.id)}
          />
        ) : null}
      </div>
      {row.gone ? (
        <p className="applications-gone xs dim">
          {t('applications.reviewing.sorted.gone')}
          {back ? (
            <TextButton onClick={() => acts.sortOne(back, row)}>{t('applications.reviewing.sorted.undo')}</TextButton>
          ) : null}
        </p>
      ) : null}
    </li>
  );
}
