import { Link } from './link.tsx';
import './logo.css';

/** The logo: a door left ajar. */
export function LogoMark({ size = 32 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="8" fill="var(--primary)" />
      <path d="M9 6.5h3.6v19H9z" fill="var(--on-primary)" />
      <path d="M14.6 7.2 24 10.4v7.4l-9.4 3.2z" fill="var(--accent)" />
    </svg>
  );
}

/** Logo and name, as a link to the home page. */
export function Brand({ href = '/', name = 'prilika' }: { href?: string; name?: string }) {
  return (
    <Link className="brand" href={href}>
      <LogoMark />
      <span>{name}</span>
    </Link>
  );
}
