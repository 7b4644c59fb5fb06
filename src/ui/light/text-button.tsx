import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { Link, type LinkProps } from './link.tsx';
import './text-button.css';

/** A quiet action inside text or a row, without a frame; `danger` for deleting. */
export function TextButton({
  danger = false,
  className,
  ...rest
}: ComponentProps<'button'> & { danger?: boolean | undefined }) {
  return (
    <button type="button" {...rest} className={classNames('text-button', danger && 'text-button-danger', className)} />
  );
}

/** The same look for a link: „Izmeni”, „Svi oglasi poslodavca”. */
export function TextLink({ danger = false, className, ...rest }: LinkProps & { danger?: boolean | undefined }) {
  return <Link {...rest} className={classNames('text-button', danger && 'text-button-danger', className)} />;
}
