import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Asked by Escape, the cross and a click outside; the parent then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | undefined;
  /** Takes the whole screen under 62em, like a page of its own. */
  full?: boolean | undefined;
  /** In the top bar before the cross: „Obriši sve”. */
  actions?: ReactNode;
  /** Stays at the bottom: „Prikaži 1.204 oglasa”. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A panel from the side: filters and the mobile menu. Its content is mounted only while it is open. */
export function Drawer({
  open,
  onClose,
  title,
  side = 'right',
  full = true,
  actions,
  footer,
  children,
}: DrawerProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog
      {...dialog}
      className={classNames('drawer', side === 'left' && 'drawer-l', full && 'drawer-f')}
      aria-labelledby={id}
    >
      {open ? (
        <div className="drawer-p">
          <div className="hd">
            <h2 id={id}>{title}</h2>
            {actions}
            <IconButton label={t('ui.close')} icon={<IconClose />} onClick={onClose} />
          </div>
          <div className="drawer-b">{children}</div>
          {footer ? <div className="fo">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
