import type { ReactNode } from 'react';
import { classNames } from './light/class-names.ts';
import './prose.css';

export interface ProseProps {
  /** HTML that the server has sanitised; never what a person has just typed. */
  html?: string | undefined;
  className?: string | undefined;
  children?: ReactNode;
}

/** Long text, at most 44rem wide; either `html` or children. */
export function Prose({ html, className, children }: ProseProps) {
  const name = classNames('prose', className);
  if (html === undefined) return <div className={name}>{children}</div>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises on writing (see `html`)
  return <div className={name} dangerouslySetInnerHTML={{ __html: html }} />;
}
