import { useFormContext } from 'react-hook-form';
import type { postingMessages } from '#features/postings/messages.sr.ts';
import { NewerDraft } from '#ui/records/draft-parts.tsx';
import { NewerVersion } from '#ui/records/newer-version.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { OwnPostingPage } from '../../own-postings/fields.ts';
import type { Sending } from '../../sending/web/use-send-posting.ts';
import type { DraftValues } from '../fields.ts';
import { wordsOf } from './draft-words.ts';
import { draftOf } from './posting-draft.ts';
import type { DraftForm } from './use-draft-form.ts';

type FieldName = keyof typeof postingMessages.fields;

interface DraftConflictsProps {
  draft: DraftForm;
  sending: Pick<Sending, 'newer' | 'decided' | 'send'>;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}

/**
 * The version that conflicts with the draft: the posting, changed meanwhile, or a draft from another device or tab.
 */
export function DraftConflicts({ draft, sending: { newer, decided, send }, own }: DraftConflictsProps) {
  const t = useTexts();
  const language = useLanguage();
  const mine = useFormContext<DraftValues>().getValues();
  const compared = (Object.keys(mine) as FieldName[]).map((field) => ({
    label: t(`postings.fields.${field}`),
    of: (values: DraftValues) => wordsOf(field, values, t, language),
  }));
  if (!newer || !own) return <NewerDraft draft={draft} mine={mine} compared={compared} />;
  const decide = (values: DraftValues | null) => () => {
    const { id } = draft.current();
    draft.goOnWith({ id, posting: { id: own.id, version: newer.version } }, values);
    decided();
  };
  return (
    <NewerVersion
      kind="version"
      mine={mine}
      theirs={draftOf(newer)}
      compared={compared}
      onKeep={() => {
        decide(null)();
        void send();
      }}
      onTake={decide(draftOf(newer))}
    />
  );
}
