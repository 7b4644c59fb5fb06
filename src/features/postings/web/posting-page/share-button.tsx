import { useState } from 'react';
import { IconShare } from '#ui/icons/posting-icons.tsx';
import { Button } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ShareModalProps } from './share-modal.tsx';

const loadModal = async () => (await import('./share-modal.tsx')).ShareModal;

/** Opens the ways to share a posting, which are loaded on first click. */
export function ShareButton(props: Omit<ShareModalProps, 'onClose'>) {
  const t = useTexts();
  const { Part: ShareModal, ask } = useOnDemand<ShareModalProps>(loadModal);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button className="grow needs-scripts" aria-haspopup="dialog" onClick={async () => setOpen(await ask())}>
        <IconShare />
        {t('postings.page.share')}
      </Button>
      {open && ShareModal ? <ShareModal {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
