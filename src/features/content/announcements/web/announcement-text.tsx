import type { ReactNode } from 'react';
import { Link } from '#ui/light/link.tsx';

/** Text with links, written as `[label](address)`: to a page of this site, a web page or an email address. */
export function AnnouncementText({ text }: { text: string }): ReactNode {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const match of text.matchAll(/\[([^[\]]+)\]\(((?:\/(?!\/)|https:\/\/|mailto:)[^()\s]*)\)/g)) {
    const [whole, label, href = ''] = match;
    parts.push(text.slice(end, match.index));
    const LinkOf = href.startsWith('/') ? Link : 'a';
    parts.push(
      <LinkOf key={match.index} className="link" href={href}>
        {label}
      </LinkOf>,
    );
    end = match.index + whole.length;
  }
  parts.push(text.slice(end));
  return parts;
}
