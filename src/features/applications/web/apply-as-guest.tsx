import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import type { GuestApplicationProps } from './guest-application-modal.tsx';

const loadApplication = async () => (await import('./guest-application-modal.tsx')).GuestApplication;

/**
 * The button of a posting that opens the form of a guest's application. The window is loaded with the first click;
 * when that fails, the button stays and says so.
 */
export function ApplyAsGuest({
  posting,
  size,
  block,
  children,
}: Omit<GuestApplicationProps, 'onClose'> & Pick<ButtonLook, 'size' | 'block'> & { children: ReactNode }) {
  const { Part: Application, loading, ask } = useOnDemand<GuestApplicationProps>(loadApplication);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        className="needs-scripts"
        size={size}
        block={block}
        loading={loading}
        onClick={async () => setOpen(await ask())}
      >
        {children}
      </Button>
      {open && Application ? <Application posting={posting} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
