import type { ReactNode } from 'react';
import type { BlogArt } from '#features/content/blog-categories.ts';

/** Background of each drawing. */
const grounds: Record<BlogArt, string> = {
  doors: 'var(--dunav-8)',
  door: 'var(--tone-1-bg)',
  chart: 'var(--tone-2-bg)',
  letter: 'var(--tone-5-bg)',
  path: 'var(--tone-3-bg)',
  twins: 'var(--tone-6-bg)',
  clock: 'var(--tone-4-bg)',
  steps: 'var(--tone-2-bg)',
};

/** A door that opens wider from drawing to drawing: `open` from 0 to 3. */
const openingDoor = (open: number): ReactNode => {
  const x = 40 + open * 82;
  const width = 46 - open * 11;
  const slant = open * 8;
  return (
    <g key={open}>
      <path d={`M${x} 240V72h52v168`} fill="none" stroke="var(--dunav-4)" strokeWidth="6" />
      <path
        d={`M${x + 3} 75l${width} ${slant}V${240 - slant}L${x + 3} 240z`}
        fill="var(--accent)"
        opacity={0.4 + open * 0.2}
      />
    </g>
  );
};

const drawings: Record<BlogArt, ReactNode> = {
  doors: [0, 1, 2, 3].map(openingDoor),
  door: (
    <>
      <path d="M120 40h22v160h-22z" fill="var(--tone-1)" />
      <path d="M156 44l110 34v82l-110 34z" fill="var(--accent)" />
    </>
  ),
  chart: (
    <>
      <path d="M70 150h40v60H70zM130 118h40v92h-40zM190 84h40v126h-40z" fill="var(--tone-2)" />
      <path d="M250 50h40v160h-40z" fill="var(--accent)" />
    </>
  ),
  letter: (
    <>
      <rect x="80" y="60" width="150" height="120" rx="6" fill="var(--tone-5)" />
      <path d="M96 82h84v10H96z" fill="var(--tone-5-bg)" />
      <path d="M96 104h118v8H96zM96 122h104v8H96z" fill="var(--tone-5-bg)" opacity=".6" />
      <path d="M248 72l80 24v66l-80 24z" fill="var(--accent)" />
    </>
  ),
  path: (
    <>
      <path
        d="M-10 170C80 90 150 210 230 130s110-40 190-90"
        fill="none"
        stroke="var(--tone-3)"
        strokeWidth="6"
      />
      <circle cx="96" cy="148" r="14" fill="var(--tone-3-bg)" stroke="var(--tone-3)" strokeWidth="6" />
      <circle cx="250" cy="116" r="18" fill="var(--accent)" stroke="var(--tone-3)" strokeWidth="6" />
    </>
  ),
  twins: (
    <>
      <path d="M60 60h16v120H60zM190 60h16v120h-16z" fill="var(--tone-6)" />
      <path d="M86 64l70 22v52l-70 22z" fill="var(--accent)" />
      <path d="M216 64l70 22v52l-70 22z" fill="var(--tone-6)" opacity=".35" />
    </>
  ),
  clock: (
    <>
      <circle cx="160" cy="120" r="62" fill="var(--tone-4)" />
      <path
        d="M160 120V70M160 120l36 22"
        fill="none"
        stroke="var(--tone-4-bg)"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M248 78l64 20v48l-64 20z" fill="var(--accent)" />
    </>
  ),
  steps: (
    <>
      <path d="M60 200v-36h56v-36h56V92h56v108z" fill="var(--tone-2)" />
      <path d="M236 44l84 26v72l-84 26z" fill="var(--accent)" />
    </>
  ),
};

/** The drawing above a text; it says nothing that the text does not. */
export function BlogDrawing({ art, className = 'bpic' }: { art: BlogArt; className?: string }) {
  return (
    <div className={className} style={{ background: grounds[art] }}>
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {drawings[art]}
      </svg>
    </div>
  );
}
