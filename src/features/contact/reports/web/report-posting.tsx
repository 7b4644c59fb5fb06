import { useState } from 'react';
import { IconFlag } from '#ui/icons/posting-icons.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import { opensElsewhere } from '#ui/light/opens-elsewhere.ts';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { contactAddress } from '../../contact-address.ts';
import type { ReportModalProps } from './report-modal.tsx';

const loadModal = async () => (await import('./report-modal.tsx')).ReportModal;

/**
 * Opens the dialog for reporting a posting, which is loaded on first click. Without scripts it links to the contact
 * page.
 */
export function ReportPosting(props: Omit<ReportModalProps, 'onClose'>) {
  const t = useTexts();
  const { Part: ReportModal, ask } = useOnDemand<ReportModalProps>(loadModal);
  const [open, setOpen] = useState(false);
  return (
    <>
      <TextLink
        href={contactAddress('report')}
        aria-haspopup="dialog"
        onClick={async (event) => {
          if (opensElsewhere(event)) return;
          event.preventDefault();
          setOpen(await ask());
        }}
      >
        <IconFlag />
        {t('contact.report.open')}
      </TextLink>
      {open && ReportModal ? <ReportModal {...props} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
