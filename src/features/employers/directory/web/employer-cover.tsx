import type { ReactNode } from 'react';
import { toneOf } from '#kit/tone.ts';

const six = [0, 1, 2, 3, 4, 5];

/** Drawn on 380 × 120, stronger from left to right, in the company's tone and the accent colour. */
const motifs = {
  doors: six.map((door) => {
    const left = 2 + door * 66;
    const width = 33 - door * 4.6;
    const slant = door * 2.6;
    return (
      <g key={door}>
        <path
          d={`M${left} 40l${width} ${slant}V${120 - slant * 0.9}L${left} 120z`}
          fill="var(--accent)"
          opacity={0.35 + door * 0.13}
        />
        <path d={`M${left - 2} 120V38h37v82`} stroke="currentColor" strokeWidth="4" />
      </g>
    );
  }),
  windows: six.map((column) =>
    [0, 1, 2].map((row) => (
      <path
        key={`${column} ${row}`}
        d={`M${8 + column * 62} ${20 + row * 36}h38v24h-38z`}
        fill={(column * 2 + row * 3) % 5 < 2 ? 'var(--accent)' : 'currentColor'}
        opacity={0.3 + column * 0.12}
      />
    )),
  ),
  bars: six.map((bar) => (
    <path
      key={bar}
      d={`M${8 + bar * 62} 120V${92 - bar * 13 - (bar % 2) * 8}h38V120z`}
      fill={bar === 5 ? 'var(--accent)' : 'currentColor'}
      opacity={0.3 + bar * 0.12}
    />
  )),
  line: (
    <>
      <path d="M0 96C60 20 110 116 176 66s92-26 204-52" stroke="currentColor" strokeWidth="5" />
      <path d="M0 116C70 62 118 132 190 96s98-22 190-40" stroke="currentColor" strokeWidth="5" opacity=".35" />
      <circle cx="82" cy="63" r="11" fill="var(--accent)" />
      <circle cx="226" cy="46" r="15" fill="var(--accent)" />
      <circle cx="330" cy="22" r="9" fill="currentColor" />
    </>
  ),
  arches: six.map((arch) => {
    const left = 6 + arch * 62;
    return (
      <g key={arch} opacity={0.4 + arch * 0.11}>
        <path d={`M${left} 120V70a22 22 0 0 1 44 0v50z`} fill="currentColor" />
        <path d={`M${left + 12} 120V74a10 10 0 0 1 20 0v46z`} fill="var(--accent)" />
      </g>
    );
  }),
  leaves: six.map((leaf) => {
    const left = 28 + leaf * 62;
    const top = 84 - leaf * 10;
    return (
      <g key={leaf} opacity={0.4 + leaf * 0.11}>
        <path d={`M${left} 120V${top}`} stroke="currentColor" strokeWidth="4" />
        <path d={`M${left} ${top + 8}c-24 0-28-16-28-30 18 0 28 12 28 30z`} fill="currentColor" />
        <path d={`M${left} ${top}c0-18 10-28 28-28 0 18-8 28-28 28z`} fill="var(--accent)" />
      </g>
    );
  }),
} satisfies Record<string, ReactNode>;

export type CoverMotif = keyof typeof motifs;

const trades: Record<Exclude<CoverMotif, 'doors'>, readonly string[]> = {
  windows: [
    'gradevina',
    'arhitektura',
    'zanati',
    'odrzavanje',
    'higijena',
    'obezbedenje',
    'elektrotehnika',
    'proizvodnja',
    'masinstvo',
    'magacin',
  ],
  bars: ['finansije', 'bankarstvo', 'osiguranje', 'racunovodstvo', 'ekonomija', 'menadzment', 'trgovina'],
  line: ['it-softver', 'telekomunikacije', 'marketing', 'mediji', 'logistika', 'transport', 'pozivni-centri'],
  arches: ['turizam', 'ugostiteljstvo', 'priprema-hrane', 'umetnost', 'obrazovanje', 'jezici', 'pravo'],
  leaves: [
    'poljoprivreda',
    'veterina',
    'zdravstvo',
    'farmacija',
    'nega',
    'prehrambena-tehnologija',
    'tekstilna-industrija',
  ],
};

/**
 * The cover motif of a category.
 * @param trade category code; null for none
 */
export function motifOf(trade: string | null): CoverMotif {
  const match = Object.entries(trades).find(([, codes]) => trade !== null && codes.includes(trade));
  return (match?.[0] as CoverMotif | undefined) ?? 'doors';
}

interface EmployerCoverProps {
  id: number;
  trade: string | null;
  /** URL of a photo that covers the drawing when it has loaded. */
  photo?: string | null | undefined;
  /** What the photo shows; empty where the same photo follows. */
  alt?: string | undefined;
  /** Whether it is in the first screen. */
  eager?: boolean | undefined;
}

/**
 * Cover of a company's page and card: its photo, else the motif of its category, twice side by side, in the company's
 * tone.
 */
export function EmployerCover({ id, trade, photo, alt = '', eager = false }: EmployerCoverProps) {
  const motif = motifs[motifOf(trade)];
  return (
    <div className={`employer-cover tone-${toneOf(id)}`}>
      <svg viewBox="0 0 760 120" fill="none" preserveAspectRatio="xMaxYMax slice" aria-hidden="true">
        <g opacity=".4">{motif}</g>
        <g transform="translate(380)">{motif}</g>
      </svg>
      {photo ? <img src={photo} alt={alt} decoding="async" loading={eager ? 'eager' : 'lazy'} /> : null}
    </div>
  );
}
