import type { ComponentProps, MouseEvent, ReactNode } from 'react';
import { useTexts } from '../site/site-context.tsx';
import { Tooltip } from '../tooltip.tsx';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import './button.css';

/**
 * Looks of a button: `primary` main action (one per view), `default`, `soft`, `quiet`, `accent` buying or posting an ad,
 * `danger` delete, `danger-outline` reject.
 */
export type ButtonVariant = 'primary' | 'default' | 'soft' | 'quiet' | 'accent' | 'danger' | 'danger-outline';

export interface ButtonLook {
  variant?: ButtonVariant | undefined;
  /** 36, 44 (default), 52 or 60 px high. */
  size?: 'sm' | 'md' | 'lg' | undefined;
  /** Uses the full width. */
  block?: boolean | undefined;
  /** Why the action is blocked; the button stays focusable, does nothing and shows this sentence. */
  disabledReason?: ReactNode;
}

const lookClass = ({ variant = 'default', size = 'md', block }: ButtonLook, className: string | undefined): string =>
  classNames('button', `button-${variant}`, size !== 'md' && `button-${size}`, block && 'button-block', className);

/** Shows the reason by focusing the button; not every browser focuses it on click, and Enter in a field never does. */
const sayWhy = (event: MouseEvent<HTMLElement>): void => {
  event.preventDefault();
  event.stopPropagation();
  event.currentTarget.focus();
};

export interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** Whether work is running: shows a spinner with `loadingText`, and further clicks do nothing. */
  loading?: boolean | undefined;
  /** What is happening, e.g. „Šaljemo”. */
  loadingText?: ReactNode;
}

/** A native button; `type` is `button` by default. `disabled` is for pickers, `disabledReason` for actions. */
export function Button({
  variant,
  size,
  block,
  loading = false,
  loadingText,
  disabledReason,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const t = useTexts();
  const blocked = Boolean(disabledReason);
  const render = (describedBy?: string) => (
    <button
      type="button"
      {...rest}
      className={lookClass({ variant, size, block }, className)}
      onClick={blocked || loading ? sayWhy : onClick}
      aria-disabled={blocked || undefined}
      aria-busy={loading || undefined}
      aria-describedby={classNames(rest['aria-describedby'], describedBy) || undefined}
    >
      {loading ? (
        <span className="button-swap">
          <span aria-hidden="true">{children}</span>
          <span>
            <span className="spin" />
            {loadingText ?? t('ui.loading')}
          </span>
        </span>
      ) : (
        children
      )}
    </button>
  );
  if (!blocked) return render();
  return (
    <Tooltip text={disabledReason} className={block ? 'button-block' : undefined}>
      {render}
    </Tooltip>
  );
}

export type LinkButtonProps = LinkProps & ButtonLook;

/** A link that looks like a button. With `disabledReason` it is inactive and shows the reason. */
export function LinkButton({
  variant,
  size,
  block,
  disabledReason,
  className,
  href,
  children,
  ...rest
}: LinkButtonProps) {
  const look = lookClass({ variant, size, block }, className);
  if (!disabledReason) {
    return (
      <Link {...rest} href={href} className={look}>
        {children}
      </Link>
    );
  }
  return (
    <Tooltip text={disabledReason} className={block ? 'button-block' : undefined}>
      {(describedBy) => (
        // biome-ignore lint/a11y/useSemanticElements: a blocked link has no address but must stay focusable to explain itself
        <span className={look} role="link" tabIndex={0} aria-disabled="true" aria-describedby={describedBy}>
          {children}
        </span>
      )}
    </Tooltip>
  );
}
