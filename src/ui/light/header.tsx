import type { ComponentProps, ReactNode } from 'react';
import { useTexts } from '../site/site-context.tsx';
import { IconButton } from './icon-button.tsx';
import { IconMenu } from './icons.tsx';
import { Link } from './link.tsx';
import './header.css';

export interface HeaderLink {
  label: ReactNode;
  href: string;
  current?: boolean | undefined;
}

export interface HeaderProps {
  /** A `Brand`. */
  brand: ReactNode;
  /** Name of the main navigation for assistive technology. */
  navLabel: string;
  nav: readonly HeaderLink[];
  /** A `LanguageLinks`. */
  language?: ReactNode;
  /** Right side above 62em: icon links, sign-in buttons, the user's menu. */
  desktop?: ReactNode;
  /** Right side under 62em: icon links and `MenuButton`. */
  mobile?: ReactNode;
}

/** The sticky bar on top of every page. */
export function Header({ brand, navLabel, nav, language, desktop, mobile }: HeaderProps) {
  return (
    <header className="header">
      <div className="wrap">
        {brand}
        <nav className="nav" aria-label={navLabel}>
          {nav.map((item) => (
            <Link key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
              {item.label}
            </Link>
          ))}
        </nav>
        <div className="header-right">
          {language}
          <div className="header-wide">{desktop}</div>
          <div className="header-narrow">{mobile}</div>
        </div>
      </div>
    </header>
  );
}

export interface LanguageLink {
  /** „SR”. */
  label: string;
  /** The language's own name, for assistive technology. */
  name: string;
  /** Value of `lang` and `hreflang`. */
  lang: string;
  href: string;
  current?: boolean | undefined;
}

/** Links to this page in the other languages. */
export function LanguageLinks({ label, items }: { label: string; items: readonly LanguageLink[] }) {
  return (
    <nav className="language-links" aria-label={label}>
      {items.map((item) => (
        <Link
          key={item.lang}
          href={item.href}
          lang={item.lang}
          hrefLang={item.lang}
          aria-label={`${item.label}, ${item.name}`}
          aria-current={item.current ? 'true' : undefined}
        >
          {item.label}
        </Link>
      ))}
    </nav>
  );
}

/** The three lines that open the mobile menu. */
export function MenuButton(props: Omit<ComponentProps<typeof IconButton>, 'label' | 'icon'>) {
  const t = useTexts();
  return <IconButton {...props} label={t('ui.menu')} icon={<IconMenu />} aria-haspopup="dialog" />;
}
