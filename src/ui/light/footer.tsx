import type { ReactNode } from 'react';
import { IconChevronDown } from './icons.tsx';
import { Link } from './link.tsx';
import './footer.css';

export interface FooterColumn {
  title: string;
  links: readonly { label: ReactNode; href: string }[];
}

export interface FooterProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** One sentence about the site. */
  about: ReactNode;
  columns: readonly FooterColumn[];
  /** Bottom left: © and the year. */
  legal: ReactNode;
  /** Bottom right. */
  links: readonly { label: ReactNode; href: string; lang?: string | undefined }[];
}

/** The end of every page. */
export function Footer({ brand, about, columns, legal, links }: FooterProps) {
  return (
    <footer className="footer">
      <div className="wrap">
        <div className="footer-grid">
          <div className="stack g12">
            {brand}
            <p className="footer-about">{about}</p>
          </div>
          {columns.map((column) => (
            <details key={column.title}>
              <summary>
                <h2>{column.title}</h2>
                <IconChevronDown className="fold-mark" />
              </summary>
              <h2>{column.title}</h2>
              <ul>
                {column.links.map((link) => (
                  <li key={link.href}>
                    <Link href={link.href}>{link.label}</Link>
                  </li>
                ))}
              </ul>
            </details>
          ))}
        </div>
        <div className="footer-bottom">
          <div className="row g16 flex-wrap">{legal}</div>
          <span className="row g16 flex-wrap">
            {links.map((link) => (
              <Link key={link.href} className="dim" href={link.href} lang={link.lang} hrefLang={link.lang}>
                {link.label}
              </Link>
            ))}
          </span>
        </div>
      </div>
    </footer>
  );
}

/** A one-line footer for work areas: the owner and a few links. */
export function SmallFooter({ legal, links }: Pick<FooterProps, 'legal' | 'links'>) {
  return (
    <footer className="footer footer-small">
      <div className="wrap row between flex-wrap g12 dim">
        <span>{legal}</span>
        <span className="row g16 flex-wrap">
          {links.map((link) => (
            <Link key={link.href} className="dim" href={link.href}>
              {link.label}
            </Link>
          ))}
        </span>
      </div>
    </footer>
  );
}
