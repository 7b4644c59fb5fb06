import { type ComponentProps, type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { classNames } from './light/class-names.ts';
import { Link, type LinkProps } from './light/link.tsx';
import './menu.css';

export interface MenuProps {
  /** Accessible name of the button when its content is not enough. */
  label?: string | undefined;
  /** Content of the button; a function when it depends on being open. */
  button: ReactNode | ((open: boolean) => ReactNode);
  /** Classes of the button: `user`, `icon-button icon-button-sm`, `btn btn-default` … */
  buttonClass?: string | undefined;
  /** Edge of the button at which the panel starts. */
  align?: 'start' | 'end' | undefined;
  /** 320 px, or as wide as its items. */
  width?: 'wide' | 'auto' | undefined;
  /** `MenuLink`s, `MenuAction`s, `MenuLine`s and whatever else. */
  children: ReactNode;
}

const step: Record<string, (index: number, count: number) => number> = {
  ArrowDown: (index, count) => (index + 1) % count,
  ArrowUp: (index, count) => (index <= 0 ? count : index) - 1,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * A button that opens a list of links and actions. Arrow keys, Home and End move between them; Escape, a click outside,
 * leaving by Tab and choosing something close it and return the focus to the button.
 */
export function Menu({ label, button, buttonClass, align = 'end', width = 'wide', children }: MenuProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  // The browser may have opened it before hydration.
  useEffect(() => setOpen(panel.current?.matches(':popover-open') ?? false), []);

  const move = (event: KeyboardEvent) => {
    const next = step[event.key];
    const items = [...(panel.current?.querySelectorAll<HTMLElement>('.menu-item') ?? [])];
    if (!next || items.length === 0 || (event.target instanceof HTMLInputElement && event.key.startsWith('Arrow'))) {
      return;
    }
    event.preventDefault();
    items[next(items.indexOf(document.activeElement as HTMLElement), items.length)]?.focus();
  };

  return (
    <>
      <button
        ref={opener}
        type="button"
        className={buttonClass}
        popoverTarget={id}
        aria-label={label}
        aria-expanded={open}
        aria-controls={id}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          panel.current?.showPopover({ source: event.currentTarget });
          panel.current?.querySelector<HTMLElement>('.menu-item')?.focus();
        }}
      >
        {typeof button === 'function' ? button(open) : button}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys and clicks come from the items inside */}
      <div
        ref={panel}
        id={id}
        popover="auto"
        className={classNames('menu', width === 'auto' && 'menu-auto', align === 'start' && 'menu-start')}
        onToggle={(event) => setOpen(event.newState === 'open')}
        onKeyDown={move}
        onClick={(event) => {
          if (event.target instanceof Element && event.target.closest('.menu-item')) panel.current?.hidePopover();
        }}
        onBlur={(event) => {
          const to = event.relatedTarget;
          if (to instanceof Node && !panel.current?.contains(to) && to !== opener.current) {
            panel.current?.hidePopover();
          }
        }}
      >
        {children}
      </div>
    </>
  );
}

interface MenuItemLook {
  icon?: ReactNode;
  /** At the end of the row: a number. */
  note?: ReactNode;
  danger?: boolean | undefined;
}

/** A link item; also used in the mobile menu. */
export function MenuLink({ icon, note, danger, className, children, ...rest }: LinkProps & MenuItemLook) {
  return (
    <Link {...rest} className={classNames('menu-item', danger && 'menu-item-danger', className)}>
      {icon}
      {children}
      {note === undefined ? null : <span className="menu-note">{note}</span>}
    </Link>
  );
}

/** An item that performs an action. */
export function MenuAction({
  icon,
  note,
  danger,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & MenuItemLook) {
  return (
    <button type="button" {...rest} className={classNames('menu-item', danger && 'menu-item-danger', className)}>
      {icon}
      {children}
      {note === undefined ? null : <span className="menu-note">{note}</span>}
    </button>
  );
}

/** A line between groups. */
export function MenuLine() {
  return <hr />;
}

/** A setting inside the menu: its name and a control. */
export function MenuSetting({ label, children }: { label: ReactNode; children: ReactNode }) {
  return (
    <div className="menu-setting">
      <span>{label}</span>
      {children}
    </div>
  );
}

/** The signed-in user, at the top of a menu. */
export function MenuIdentity({ avatar, name, detail }: { avatar: ReactNode; name: ReactNode; detail?: ReactNode }) {
  return (
    <div className="menu-identity">
      {avatar}
      <div>
        <b>{name}</b>
        {detail ? <span>{detail}</span> : null}
      </div>
    </div>
  );
}

/** The same items, larger, in a `Drawer` under 62em. */
export function MobileMenu({ children }: { children: ReactNode }) {
  return <div className="mobile-menu">{children}</div>;
}
