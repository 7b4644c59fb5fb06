import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconButton } from '#ui/light/icon-button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { MessageComposerProps, MessageRecipient } from '../../messaging/web/message-composer.tsx';
import { ArchiveButton } from './review-archive-button.tsx';
import type { SelectionAct } from './selection-bar.tsx';

export interface SelectionActsProps extends SelectionAct {
  /** Those of the page, by whose names the window says to whom it writes. */
  known: readonly MessageRecipient[];
}

const loadComposer = async () => (await import('../../messaging/web/message-composer.tsx')).MessageComposer;

/** What is done with a selection besides sorting it: writing, and taking its documents along. */
export function SelectionActs({ postingId, selection, count, clear, known }: SelectionActsProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { Part: Composer, ask } = useOnDemand<MessageComposerProps>(loadComposer);
  const [writing, setWriting] = useState(false);
  const ids = selection.applicationIds;
  const label = t('applications.reviewing.selection.write');
  return (
    <>
      <IconButton
        size="sm"
        label={label}
        title={label}
        icon={<IconMail />}
        onClick={() => void ask().then((loaded) => loaded && setWriting(true))}
      />
      <ArchiveButton postingId={postingId} selection={selection} count={count} />
      {writing && Composer ? (
        <Composer
          postingId={postingId}
          selection={selection}
          recipients={ids ? known.filter(({ id }) => ids.includes(id)) : []}
          count={count}
          onSent={() => {
            setWriting(false);
            clear();
            void revalidate();
          }}
          onClose={() => setWriting(false)}
        />
      ) : null}
    </>
  );
}
