import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { IconMail } from '#ui/icons/mail-icons.tsx';
import { IconCalendar } from '#ui/light/icons.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { OfferInterviewsProps } from '../../interviews/web/offer-interviews.tsx';
import type { MessageComposerProps, MessageRecipient } from '../../messaging/web/message-composer.tsx';
import type { ChosenApplications } from '../../received/web/selected-applications.ts';
import { BarButton } from './bar-button.tsx';
import { ArchiveButton } from './review-archive-button.tsx';

export interface SelectionActsProps extends ChosenApplications {
  /** How many of them were rejected. */
  rejected: number;
  /** Those of the page, by whose names the window says to whom it writes. */
  known: readonly MessageRecipient[];
  /** Nothing is selected any more. */
  clear: () => void;
}

const loadOffer = async () => (await import('../../interviews/web/offer-interviews.tsx')).OfferInterviews;
const loadComposer = async () => (await import('../../messaging/web/message-composer.tsx')).MessageComposer;

/** What is done with a selection besides sorting it: writing, offering times, and taking its documents along. */
export function SelectionActs({ clear, known, ...chosen }: SelectionActsProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const { Part: Composer, ask } = useOnDemand<MessageComposerProps>(loadComposer);
  const { Part: Offer, ask: askForOffer } = useOnDemand<OfferInterviewsProps>(loadOffer);
  const [open, setOpen] = useState<'message' | 'interviews' | null>(null);
  const ids = chosen.selection.applicationIds;
  const close = (): void => setOpen(null);
  const done = (): void => {
    close();
    clear();
    void revalidate();
  };
  return (
    <>
      <BarButton
        label={t('applications.reviewing.selection.write')}
        short={t('applications.reviewing.selection.writeShort')}
        icon={<IconMail />}
        onClick={() => void ask().then((loaded) => loaded && setOpen('message'))}
      />
      <BarButton
        label={t('applications.reviewing.selection.interviews')}
        short={t('applications.reviewing.selection.interviewsShort')}
        icon={<IconCalendar />}
        onClick={() => void askForOffer().then((loaded) => loaded && setOpen('interviews'))}
      />
      <ArchiveButton {...chosen} />
      {open === 'interviews' && Offer ? <Offer {...chosen} onDone={done} onClose={close} /> : null}
      {open === 'message' && Composer ? (
        <Composer
          {...chosen}
          recipients={ids ? known.filter(({ id }) => ids.includes(id)) : []}
          onSent={done}
          onClose={close}
        />
      ) : null}
    </>
  );
}
