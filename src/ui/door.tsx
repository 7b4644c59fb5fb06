import type { CSSProperties, ReactNode } from 'react';

/** How far the door is open: of something over, on offer, being done step by step (from 1), or done. */
export type DoorState = 'closed' | 'ajar' | 'open' | { step: number; of: number };

/** The object in front of the door in an empty state. */
export type DoorSign = 'none' | 'search' | 'heart' | 'mail' | 'bell' | 'document';

const angles = { closed: 0, ajar: 40, open: 79 } as const;

/** By how many degrees the leaf is turned out of its frame; steps divide what is between ajar and open. */
export function doorAngle(state: DoorState): number {
  if (typeof state === 'string') return angles[state];
  return angles.ajar + (angles.open - angles.ajar) * (state.step / (state.of + 1));
}

/** The leaf's width of its frame's. */
const narrowed = (angle: number): string => `scaleX(${Math.cos((angle * Math.PI) / 180).toFixed(3)})`;

/** The slant of its upper edge, which leads away from the viewer; -1 for the lower one. */
const slanted =
  (edge: 1 | -1) =>
  (angle: number): string =>
    `skewY(${(edge * 17 * Math.sin((angle * Math.PI) / 180)).toFixed(2)}deg)`;

const shape = { fill: 'var(--surface)', stroke: 'var(--text)', strokeWidth: 4 } as const;

const bricks = 'M42 26h34M42 40h34M42 54h34M42 68h34M64 14v12M52 26v14M69 26v14M64 40v14M52 54v14M69 54v14M64 68v14';

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

export interface DoorProps {
  state: DoorState;
  /** It opens on a wall: there is nothing at this address. */
  wall?: boolean | undefined;
  /** The state it swings from when it appears. */
  from?: DoorState | undefined;
  /** What is before it, in a picture of 120 × 92; without it the door alone, 76 × 82. */
  sign?: DoorSign | undefined;
  /** In px; by default as wide as its place. */
  width?: number | undefined;
}

/**
 * The door, drawn in the same way everywhere; decorative, as its state is said in words next to it. Where the state
 * changes, `door.css` is imported: it swings then.
 */
export function Door({ state, wall = false, from, sign, width }: DoorProps) {
  const turned = (pose: (angle: number) => string): CSSProperties =>
    ({ transform: pose(doorAngle(state)), '--door-from': from && pose(doorAngle(from)) }) as CSSProperties;
  return (
    <svg
      className={from ? 'door door-swings' : 'door'}
      viewBox={sign ? '0 0 120 92' : '21 4 76 82'}
      width={width}
      fill="none"
      aria-hidden="true"
    >
      <path d={sign ? 'M8 82h104' : 'M23 82h72'} stroke="var(--line-strong)" strokeWidth="2.5" strokeLinecap="round" />
      <path d="M40 82V12h38v70" fill="var(--primary-soft)" stroke="var(--primary)" strokeWidth="4" />
      {wall ? <path d={bricks} stroke="var(--primary)" strokeWidth="1.5" strokeOpacity=".4" /> : null}
      <g transform="translate(42 14)">
        <g className="door-leaf" style={turned(narrowed)} fill="var(--accent)">
          <path d="M0 0h34v40H0z" style={turned(slanted(1))} />
          <path d="M0 28h34v40H0z" style={turned(slanted(-1))} />
          <circle cx="28" cy="34" r="2" fill="var(--on-accent)" />
        </g>
      </g>
      {signs[sign ?? 'none']}
    </svg>
  );
}
