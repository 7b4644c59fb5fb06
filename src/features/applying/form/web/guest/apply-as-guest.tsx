import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from '#ui/light/button.tsx';
import { useOnDemand } from '#ui/light/on-demand.ts';
import type { GuestWindowProps } from './guest-window.tsx';

const loadWindow = async () => (await import('./guest-window.tsx')).GuestWindow;

/**
 * The button of a posting that opens the guest application form. The window is lazy-loaded on the first click; when
 * that fails, the button remains and shows the error.
 */
export function ApplyAsGuest({
  posting,
  size,
  block,
  children,
}: Omit<GuestWindowProps, 'onClose'> & Pick<ButtonLook, 'size' | 'block'> & { children: ReactNode }) {
  const { Part: Window, loading, ask } = useOnDemand<GuestWindowProps>(loadWindow);
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
      {open && Window ? <Window posting={posting} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
