import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { IconClose } from './icons/icons.tsx';
import { useTexts } from './site/site-context.tsx';
import { useDialog } from './use-dialog.ts';
import './modal.css';

export interface ModalProps {
  open: boolean;
  /** Asked by Escape, the cross and a click outside; the parent then sets `open` to false. */
  onClose: () => void;
  /** Asked by a device's own „back”, where a window has steps; closes as well unless given. */
  onBack?: (() => void) | undefined;
  title: ReactNode;
  /** Second line under the title. */
  subtitle?: ReactNode;
  /** Buttons, the main one last. */
  footer?: ReactNode;
  /** 440, 620 (default) or 880 px wide. */
  size?: 's' | 'm' | 'l' | undefined;
  /** A question that must be answered: `alertdialog`. */
  role?: 'dialog' | 'alertdialog' | undefined;
  children?: ReactNode;
}

/** A window above the page. Its content is mounted only while it is open. */
export function Modal({
  open,
  onClose,
  onBack,
  title,
  subtitle,
  footer,
  size = 'm',
  role,
  children,
}: ModalProps) {
  const t = useTexts();
  const id = useId();
  const dialog = useDialog(open, onClose, onBack);
  return (
    <dialog
      {...dialog}
      className={classNames('modal', size !== 'm' && `modal-${size}`)}
      role={role}
      aria-labelledby={id}
    >
      {open ? (
        <div className="modal-p">
          <div className="hd">
            <div>
              <h2 id={id}>{title}</h2>
              {subtitle ? <p>{subtitle}</p> : null}
            </div>
            <IconButton label={t('ui.close')} icon={<IconClose />} onClick={onClose} />
          </div>
          <div className="bd-y">{children}</div>
          {footer ? <div className="fo">{footer}</div> : null}
        </div>
      ) : null}
    </dialog>
  );
}
