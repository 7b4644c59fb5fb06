import type { ReactNode } from 'react';

/** The object in front of the door in an empty state. */
export type DoorSign = 'none' | 'search' | 'heart' | 'mail' | 'bell' | 'document';

const shape = { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 4 } as const;

const signs: Record<DoorSign, ReactNode> = {
  none: null,
  search: (
    <>
      <circle cx="86" cy="58" r="14" {...shape} />
      <path d="M96 68l10 10" stroke="var(--text)" strokeWidth="5" strokeLinecap="round" />
    </>
  ),
  heart: <path d="M94 80 78 64a10 10 0 0 1 14-14l2 2 2-2a10 10 0 0 1 14 14z" {...shape} strokeLinejoin="round" />,
  mail: (
    <>
      <rect x="74" y="50" width="36" height="26" rx="4" {...shape} />
      <path d="M76 53l16 13 16-13" stroke="var(--text)" strokeWidth="4" />
    </>
  ),
  bell: (
    <>
      <path d="M78 70h28l-4-6V54a10 10 0 0 0-20 0v10z" {...shape} strokeLinejoin="round" />
      <path d="M88 76a5 5 0 0 0 8 0" stroke="var(--text)" strokeWidth="4" />
    </>
  ),
  document: (
    <>
      <path d="M80 42h18l10 10v28H80z" {...shape} strokeLinejoin="round" />
      <path d="M87 60h14M87 69h14" stroke="var(--text)" strokeWidth="3.5" />
    </>
  ),
};

/** The door left ajar, 120 × 92, for empty states. */
export function DoorArt({ sign = 'none' }: { sign?: DoorSign | undefined }) {
  return (
    <svg className="art" viewBox="0 0 120 92" width="120" height="92" fill="none" aria-hidden="true">
      <path d="M8 82h104" stroke="var(--line-strong)" strokeWidth="3" strokeLinecap="round" />
      <path d="M40 82V12h38" stroke="var(--primary)" strokeWidth="6" strokeLinejoin="round" />
      <path d="M78 12v70" stroke="var(--line-strong)" strokeWidth="3" />
      <path d="M46 15l26 10v50l-26 7z" fill="var(--accent)" />
      {signs[sign]}
    </svg>
  );
}

/** The large door of the error page, 360 × 400. */
export function ErrorDoorArt() {
  return (
    <svg viewBox="0 0 360 400" fill="none" aria-hidden="true">
      <path d="M10 388h340" stroke="var(--line-strong)" strokeWidth="4" strokeLinecap="round" />
      <path d="M90 388V30h180v358" stroke="var(--primary)" strokeWidth="18" />
      <path d="M100 40h160v348H100z" fill="var(--primary-soft)" />
      <path d="M100 40l96 40v270l-96 38z" fill="var(--accent)" />
      <circle cx="180" cy="216" r="8" fill="var(--on-accent)" />
    </svg>
  );
}

/** The cropped door in the corner of the sign-in panel. */
export function SideDoorArt() {
  return (
    <svg className="door" viewBox="0 0 200 220" aria-hidden="true">
      <path d="M0 0h36v220H0z" fill="var(--dunav-7)" />
      <path d="M58 8 186 50v92L58 184z" fill="var(--accent)" />
    </svg>
  );
}
