import { type ReactNode, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { IconButton } from './light/icon-button.tsx';
import { IconClose } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';
import './drawer.css';

export interface DrawerProps {
  open: boolean;
  /** Called on Escape, the cross and a click outside; the parent then sets `open` to false. */
  onClose: () => void;
  title: ReactNode;
  side?: 'left' | 'right' | undefined;
  /** Fills the screen under 62em, like a separate page. */
  full?: boolean | undefined;
  /** In the top bar before the cross: „Obriši sve”. */
  actions?: ReactNode;
  /** Stays at the bottom: „Prikaži 1.204 oglasa”. */
  footer?: ReactNode;
  children?: ReactNode;
}

/** A panel from the side: filters and the mobile menu. Its content is mounted only while it is open. */
export function Drawer({ open, onClose, title, side = 'right', full = true, actions, footer, children }: DrawerProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useDialog(open, onClose);
  return (
    <dialog
      {...dialog}
      className={classNames('drawer', side === 'left' && 'drawer-left', full && 'drawer-full')}
      aria-labelledby={id}
    >
      {open ? (
        <div className="drawer-panel">
          <div className="dialog-head">
            <h2 id={id}>{title}</h2>
            {actions}
            <IconButton label={t('ui.close')} icon={<IconClose />} onClick={onClose} />
          </div>
          <div className="drawer-body">{children}</div>
          {footer ? <div className="dialog-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
