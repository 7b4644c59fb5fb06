import { formatDate, formatDateTime, formatTime, localDay } from '#kit/dates.ts';
import type { DraftSession } from '#ui/drafts/draft-session.ts';
import type { DraftState } from '#ui/drafts/draft-state.ts';
import { IconCloudCheck } from '#ui/icons/account-icons.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import { type ComparedField, NewerVersion } from './newer-version.tsx';

/** When and where a draft was saved: in the account, or on this device alone. */
export function SavedLine({ saved, signedOut = false }: Partial<DraftState<unknown, object>>) {
  const t = useTexts();
  const language = useLanguage();
  if (!saved) return null;
  const where = saved.inAccount ? 'saved' : 'savedHere';
  const isToday = localDay(saved.at) === localDay(new Date());
  return (
    <span className="row g8 sm dim" role="status">
      <IconCloudCheck />
      {signedOut
        ? t('ui.record.signedOut')
        : isToday
          ? t(`ui.record.${where}At`, { time: formatTime(saved.at, language) })
          : t(`ui.record.${where}On`, { date: formatDate(saved.at, language) })}
    </span>
  );
}

interface NewerDraftProps<Values, About extends object> {
  draft: Pick<DraftState<Values, About> & DraftSession<Values, About>, 'conflict' | 'keepMine' | 'takeTheirs'>;
  /** A draft of one person, or a text that several people share. */
  kind?: 'draft' | 'version';
  mine: Values;
  compared: readonly ComparedField<Values>[];
  /** Continues with both versions merged. */
  onJoin?: (() => void) | undefined;
}

/**
 * Shows a conflicting draft saved by another device, tab or person, and the choice. What a sent draft became is shown
 * where it is sent.
 */
export function NewerDraft<Values, About extends object>({
  draft: { conflict, keepMine, takeTheirs },
  kind = 'draft',
  mine,
  compared,
  onJoin,
}: NewerDraftProps<Values, About>) {
  const language = useLanguage();
  if (!conflict || conflict.sent) return null;
  const { theirs } = conflict;
  return (
    <NewerVersion
      kind={theirs ? kind : 'gone'}
      when={theirs ? formatDateTime(new Date(theirs.savedAt), language) : ''}
      mine={mine}
      met={conflict}
      theirs={theirs?.values ?? null}
      compared={compared}
      onKeep={keepMine}
      onTake={takeTheirs}
      onJoin={theirs ? onJoin : undefined}
    />
  );
}
