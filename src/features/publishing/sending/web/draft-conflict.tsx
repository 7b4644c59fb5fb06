import { useFormContext } from 'react-hook-form';
import { NewerDraft } from '#ui/records/draft-parts.tsx';
import { NewerVersion } from '#ui/records/newer-version.tsx';
import { useLanguage, useTexts } from '#ui/site/site-context.tsx';
import type { DraftField, DraftValues } from '../../drafts/fields.ts';
import { wordsOf } from '../../drafts/web/draft-words.ts';
import { draftOf } from '../../drafts/web/posting-draft.ts';
import type { DraftForm } from '../../drafts/web/use-draft-form.ts';
import type { OwnPostingPage } from '../../own-fields.ts';
import type { Sending } from './use-send-posting.ts';

interface DraftConflictsProps {
  draft: DraftForm;
  sending: Pick<Sending, 'newer' | 'decided' | 'send'>;
  /** The posting that is edited or renewed. */
  own: OwnPostingPage | null;
}

/** The version that conflicts with the draft: the posting, changed meanwhile, or a draft from another device or tab. */
export function DraftConflicts({ draft, sending: { newer, decided, send }, own }: DraftConflictsProps) {
  const t = useTexts();
  const language = useLanguage();
  const mine = useFormContext<DraftValues>().getValues();
  const fields = (Object.keys(mine) as (keyof DraftValues)[]).filter((name) => name !== 'step');
  const compared = fields.map((field: DraftField) => ({
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
      met={newer}
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
