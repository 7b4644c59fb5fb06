import { type ReactNode, useId } from 'react';
import { classNames } from './light/class-names.ts';
import { IconButton } from './light/icon-button.tsx';
import { IconClose } from './light/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';

export interface ModalProps {
  open: boolean;
  /** Called on Escape, the cross and a click outside; the parent then sets `open` to false. */
  onClose: () => void;
  /** Called by the device's „back”, for windows with steps; by default it closes the window. */
  onBack?: (() => void) | undefined;
  title: ReactNode;
  /** Second line under the title. */
  subtitle?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 440, 620 (default) or 880 px wide. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** A question that must be answered: `alertdialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

/** A window above the page. Its content is mounted only while it is open. */
export function Modal({ open, onClose, onBack, title, subtitle, footer, size = 'md', role, children }: ModalProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useDialog(open, onClose, onBack);
  return (
    <dialog
      {...dialog}
      className={classNames('modal', size !== 'md' && `modal-${size}`)}
      role={role}
      aria-labelledby={id}
    >
      {open ? (
        <div className="modal-panel">
          <div className="dialog-head">
            <div>
              <h2 id={id}>{title}</h2>
              {subtitle ? <p>{subtitle}</p> : null}
            </div>
            <IconButton label={t('ui.close')} icon={<IconClose />} onClick={onClose} />
          </div>
          <div className="modal-body">{children}</div>
          {footer ? <div className="dialog-foot">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
