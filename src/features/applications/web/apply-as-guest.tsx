import { type ComponentType, useState } from 'react';
import { ClientError } from '#shared/api-client.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { problemSentence } from '#ui/forms/problem-sentence.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { useToast } from '#ui/toasts.tsx';
import type { GuestApplicationProps } from './guest-application-modal.tsx';

/**
 * The button of a posting that opens a guest's application. The window comes with the first click; when it cannot be
 * loaded, the button stays and says so.
 */
export function ApplyAsGuest({
  posting,
  prefill,
  size,
  block,
}: Omit<GuestApplicationProps, 'onClose'> & Pick<ButtonLook, 'size' | 'block'>) {
  const t = useTexts();
  const toast = useToast();
  const [Application, setApplication] = useState<ComponentType<GuestApplicationProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [loading, setLoading] = useState(false);
  const show = async (): Promise<void> => {
    setLoading(true);
    try {
      const { GuestApplication } = await import('./guest-application-modal.tsx');
      setApplication(() => GuestApplication);
      setOpen(true);
    } catch (error) {
      toast.show({ tone: 'error', title: problemSentence(new ClientError('fetch', error), t) });
    } finally {
      setLoading(false);
    }
  };
  return (
    <>
      <Button variant="p" size={size} block={block} loading={loading} onClick={() => void show()}>
        {t('applications.guest.apply')}
      </Button>
      {open && Application ? (
        <Application posting={posting} prefill={prefill} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
