import { useFormContext } from 'react-hook-form';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import { formatDateTime } from '#shared/dates.ts';
import { ConflictWindow } from '#ui/drafts/conflict-window.tsx';
import { isSame } from '#ui/drafts/draft.ts';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { OwnPostingPage } from '../../own-postings/fields.ts';
import type { Sending } from '../../sending/web/use-send-posting.ts';
import type { DraftValues } from '../fields.ts';
import { wordsOf } from './draft-words.ts';
import { draftOf } from './posting-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

type FieldName = keyof typeof postingMessages.fields;

interface DraftConflictProps {
  /** The other version: another draft, the posting as it is now, or nothing where the draft was sent or deleted. */
  kind: 'draft' | 'posting' | 'gone';
  theirs: DraftValues | null;
  /** ISO instant of their saving, where it is known. */
  savedAt: string | null;
  keepMine: () => void;
  takeTheirs: () => void;
}

/** Two versions of one posting, and the choice between them. */
function DraftConflict({ kind, theirs, savedAt, keepMine, takeTheirs }: DraftConflictProps) {
  const t = useTexts();
  const language = useLanguage();
  const { getValues } = useFormContext<DraftValues>();
  const mine = getValues();
  const fields = theirs
    ? (Object.keys(theirs) as FieldName[]).filter((field) => !isSame(theirs[field], mine[field]))
    : [];
  const when = savedAt ? formatDateTime(new Date(savedAt), language) : '';
  return (
    <ConflictWindow
      title={t(`postings.wizard.conflict.${kind}.title`)}
      text={t(`postings.wizard.conflict.${kind}.text`, { when })}
      differences={fields.map((field) => ({
        field: t(`postings.fields.${field}`),
        mine: wordsOf(field, mine, t, language),
        theirs: theirs ? wordsOf(field, theirs, t, language) : '',
      }))}
      keep={t(`postings.wizard.conflict.${kind}.keep`)}
      take={t(`postings.wizard.conflict.${kind}.take`)}
      onKeep={keepMine}
      onTake={takeTheirs}
    />
  );
}

interface DraftConflictsProps {
  draft: DraftForm;
  sending: Pick<Sending, 'newer' | 'decided'>;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}

/**
 * The version that conflicts with the draft: the posting, changed meanwhile, or a draft from another device or tab.
 */
export function DraftConflicts({ draft, sending: { newer, decided }, own }: DraftConflictsProps) {
  const { conflict } = draft;
  if (newer && own) {
    const decide = (values: DraftValues | null) => () => {
      const { id } = draft.current();
      draft.goOnWith({ id, posting: { id: own.id, version: newer.version } }, values);
      decided();
    };
    return (
      <DraftConflict
        kind="posting"
        theirs={draftOf(newer)}
        savedAt={null}
        keepMine={decide(null)}
        takeTheirs={decide(draftOf(newer))}
      />
    );
  }
  // What a draft became that was sent is said above the step (`wizard-note.tsx`).
  if (!conflict || conflict.sent) return null;
  const { theirs } = conflict;
  return (
    <DraftConflict
      kind={theirs ? 'draft' : 'gone'}
      theirs={theirs?.values ?? null}
      savedAt={theirs?.savedAt ?? null}
      keepMine={draft.keepMine}
      takeTheirs={draft.takeTheirs}
    />
  );
}
