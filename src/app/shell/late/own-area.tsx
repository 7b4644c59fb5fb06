import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#ui/light/link.tsx';
import { Main } from '#ui/light/main.tsx';
import type { ListFrameProps } from '#ui/lists/list-page.ts';
import { useTexts } from '#ui/site/site-context.tsx';
import { useRole } from '#ui/site/use-role.ts';
import { Tabs } from '#ui/tabs.tsx';
import { isCurrent, offered } from '../navigation.ts';
import { useNavigationCount } from './navigation-count.ts';
import { navigationIcons } from './navigation-icons.tsx';
import { ownNavigation } from './own-navigation.ts';
import '#ui/styles/profile.css';
import './own-area.css';
import { AreaHead } from './area-head.tsx';

/** The frame of a user's own pages: a side menu, which is a scrollable strip on narrow screens. */
export function OwnArea({
  accountType,
  above,
  title,
  lead,
  aside,
  children,
}: {
  accountType: 'jobseeker' | 'employer';
  /** Breadcrumbs above the title. */
  above?: ReactNode;
  /** Null: the content has its own heading. */
  title: string | null;
  /** A line under the title. */
  lead?: ReactNode;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}) {
  const t = useTexts();
  const { pathname } = useLocation();
  const label = t(`shell.nav.areas.${accountType}`);
  const count = useNavigationCount();
  const items = offered(ownNavigation[accountType], useRole()).map((item) => ({
    href: item.href,
    label: t(`shell.nav.${item.text}`),
    icon: navigationIcons[item.text],
    count: count(item),
    current: isCurrent(item, pathname),
  }));
  return (
    <Main className="wrap page own">
      <div className="only-narrow own-strip">
        <Tabs label={label} items={items} />
      </div>
      <div className="with-side">
        <aside className="side-wide sticky stack">
          <nav className="own-menu" aria-label={label}>
            {items.map((item) => (
              <Link key={item.href} href={item.href} aria-current={item.current ? 'page' : undefined}>
                {item.icon}
                {item.label}
                {item.count ? <span className="own-menu-count">{item.count}</span> : null}
              </Link>
            ))}
          </nav>
        </aside>
        <div className="stack g24">
          {above}
          {title === null ? null : <AreaHead title={title} lead={lead} aside={aside} />}
          {children}
        </div>
      </div>
    </Main>
  );
}

/** The same around a list of an employer. */
export const EmployerList = (props: ListFrameProps) => <OwnArea accountType="employer" {...props} />;

/** The same around a list of a candidate. */
export const CandidateList = (props: ListFrameProps) => <OwnArea accountType="jobseeker" {...props} />;
