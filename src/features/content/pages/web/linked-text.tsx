import type { ReactNode } from 'react';
import { Link } from '#ui/light/link.tsx';

/** Words with links in them, written `[label](address)`. */
export function LinkedText({ children }: { children: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of children.matchAll(/\[([^[\]]+)\]\(([^()\s]+)\)/g)) {
    const [whole, label, href = ''] = match;
    parts.push(children.slice(end, match.index));
    parts.push(
      href.startsWith('/') ? (
        <Link key={match.index} className="link" href={href}>
          {label}
        </Link>
      ) : (
        <a key={match.index} className="link" href={href}>
          {label}
        </a>
      ),
    );
    end = match.index + whole.length;
  }
  parts.push(children.slice(end));
  return parts;
}
