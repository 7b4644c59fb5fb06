import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useRef, useState } from 'react';
import { useTexts } from '../site/site-context.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { IconAlertCircle, IconCircleCheck, IconClose, IconInfoCircle } from './icons.tsx';
import './text-button.css';
import './toasts.css';

const SHOWN_MS = 6000;
const MOST = 3;

export interface ToastInput {
  tone?: 'info' | 'ok' | 'error' | undefined;
  /** What happened, bold: „Oglas je sačuvan.” */
  title: ReactNode;
  text?: ReactNode;
  /** One action offered: „Poništi”, „Pokušaj ponovo”. Closes the toast. */
  action?: { label: ReactNode; onClick: () => void } | undefined;
  icon?: ReactNode;
}

interface Toast extends ToastInput {
  id: number;
}

export interface Toaster {
  /** Shows a toast and returns its id. At most three are visible; a fourth replaces the oldest. */
  show: (toast: ToastInput) => number;
  dismiss: (id: number) => void;
}

const ToasterContext = createContext<Toaster | null>(null);

/** Returns the toaster; throws outside a `ToastProvider`. */
export function useToast(): Toaster {
  const toaster = useContext(ToasterContext);
  if (!toaster) throw new Error('useToast needs a ToastProvider above');
  return toaster;
}

const icons = { info: <IconInfoCircle />, ok: <IconCircleCheck />, error: <IconAlertCircle /> };
const toneClass = { info: '', ok: 'toast-ok', error: 'toast-error' };

/** Disappears after six seconds, unless it is an error, hovered or focused. */
function ToastCard({ toast, dismiss }: { toast: Toast; dismiss: (id: number) => void }) {
  const t = useTexts();
  const [held, setHeld] = useState(false);
  const tone = toast.tone ?? 'info';
  const stays = tone === 'error' || held;
  useEffect(() => {
    if (stays) return;
    const timer = setTimeout(() => dismiss(toast.id), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [stays, dismiss, toast.id]);
  const { action } = toast;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointer and focus only hold the timer
    <div
      className={classNames('toast', toneClass[tone])}
      role={tone === 'error' ? 'alert' : 'status'}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {toast.icon ?? icons[tone]}
      <div className="grow">
        <b className="medium">{toast.title}</b> {toast.text}{' '}
        {action ? (
          <button
            type="button"
            className="toast-action"
            onClick={() => {
              action.onClick();
              dismiss(toast.id);
            }}
          >
            {action.label}
          </button>
        ) : null}
      </div>
      <IconButton size="sm" label={t('ui.closeNotification')} icon={<IconClose />} onClick={() => dismiss(toast.id)} />
    </div>
  );
}

/** Shows the toasts of everything below it; one per application. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const t = useTexts();
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const region = useRef<HTMLElement>(null);
  const dismiss = useCallback((id: number) => setToasts((now) => now.filter((toast) => toast.id !== id)), []);
  const show = useCallback((toast: ToastInput) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((now) => [...now, { ...toast, id }].slice(-MOST));
    return id;
  }, []);
  const toaster = useMemo(() => ({ show, dismiss }), [show, dismiss]);
  const newest = toasts.at(-1)?.id;
  useEffect(() => {
    // Reopened for each new toast, so that it is above a window opened in the meantime.
    if (newest === undefined) return;
    region.current?.hidePopover();
    region.current?.showPopover();
  }, [newest]);
  return (
    <ToasterContext value={toaster}>
      {children}
      <section ref={region} className="toasts" popover="manual" aria-label={t('ui.notifications')}>
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} dismiss={dismiss} />
        ))}
      </section>
    </ToasterContext>
  );
}
