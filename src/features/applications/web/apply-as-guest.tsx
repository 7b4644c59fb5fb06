import { lazy, Suspense, useState, useTransition } from 'react';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { GuestApplicationProps } from './guest-application-modal.tsx';

const GuestApplication = lazy(async () => ({
  default: (await import('./guest-application-modal.tsx')).GuestApplication,
}));

/** The button of a posting that opens a guest's application; the window is loaded with the first click. */
export function ApplyAsGuest({
  posting,
  prefill,
  size,
  block,
}: Omit<GuestApplicationProps, 'onClose'> & Pick<ButtonLook, 'size' | 'block'>) {
  const t = useTexts();
  const [open, setOpen] = useState(false);
  const [loading, startLoading] = useTransition();
  return (
    <>
      <Button
        variant="p"
        size={size}
        block={block}
        loading={loading}
        onClick={() => startLoading(() => setOpen(true))}
      >
        {t('applications.guest.apply')}
      </Button>
      {open ? (
        <Suspense>
          <GuestApplication posting={posting} prefill={prefill} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
