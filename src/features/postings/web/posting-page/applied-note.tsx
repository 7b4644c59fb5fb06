import { Note } from '#ui/light/note.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { type AppliedPosting, useAppliedText } from '../applied-postings.tsx';

/** Shows beside the posting that the candidate has applied, and when (rules.md#one-application). */
export function AppliedNote({ applied }: { applied: AppliedPosting }) {
  const t = useTexts();
  return (
    <Note tone={applied.withdrawn ? 'info' : 'ok'} role="note" title={useAppliedText(applied)}>
      {applied.withdrawn ? t('postings.applied.once') : null}
    </Note>
  );
}
