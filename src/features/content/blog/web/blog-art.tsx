import type { ReactNode } from 'react';
import type { BlogArt } from '../blog-categories.ts';
import type { BlogCard } from '../fields.ts';

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

/** A number of doors, evenly spaced in a field of that height, each open wider than the one before. */
const openingDoors = (count: number, field: { left: number; step: number; height: number }): ReactNode =>
  Array.from({ length: count }, (_, index) => {
    const { step, height } = field;
    const x = field.left + index * step;
    const top = height * 0.32;
    const width = step * 0.56;
    const line = width * 0.107;
    // Doors, from closed to a third of their width.
    const open = index / (count - 1);
    const leaf = (width - line) * (1 - 0.694 * open);
    const slant = 0.16 * height * 0.68 * open;
    return (
      <g key={x}>
        <path d={`M${x} ${height}V${top}h${width}V${height}`} fill="none" stroke="var(--dunav-4)" strokeWidth={line} />
        <path
          d={`M${x + line / 2} ${top + line / 2}l${leaf} ${slant}V${height - slant * 0.9}L${x + line / 2} ${height}z`}
          fill="var(--accent)"
          opacity={0.35 + open * 0.65}
        />
      </g>
    );
  });

const drawings: Record<BlogArt, ReactNode> = {
  doors: openingDoors(4, { left: 40, step: 82, height: 240 }),
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
      <path d="M-10 170C80 90 150 210 230 130s110-40 190-90" fill="none" stroke="var(--tone-3)" strokeWidth="6" />
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
      <path d="M160 120V70M160 120l36 22" fill="none" stroke="var(--tone-4-bg)" strokeWidth="9" strokeLinecap="round" />
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

/** The drawing of an article in lists; decorative. */
export function BlogDrawing({ art }: { art: BlogArt }) {
  return (
    <div className="blog-picture" style={{ background: grounds[art] }}>
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {drawings[art]}
      </svg>
    </div>
  );
}

/** The picture of an article in lists, or its drawing; decorative next to the title. */
export function BlogPicture({ art, image }: Pick<BlogCard, 'art' | 'image'>) {
  if (!image) return <BlogDrawing art={art} />;
  return (
    <div className="blog-picture">
      <img src={image.url} width={image.width} height={image.height} alt="" loading="lazy" />
    </div>
  );
}

/** The picture or drawing above the article itself; the row of doors is as wide as the cover. */
export function BlogCover({ art, image }: Pick<BlogCard, 'art' | 'image'>) {
  if (image)
    return (
      <div className="blog-picture blog-wide">
        <img src={image.url} width={image.width} height={image.height} alt={image.alt} />
      </div>
    );
  const doors = art === 'doors';
  return (
    <div className="blog-picture blog-wide" style={{ background: grounds[art] }}>
      <svg
        viewBox={doors ? '0 0 960 300' : '0 0 400 240'}
        preserveAspectRatio={doors ? 'xMidYMax meet' : 'xMidYMid meet'}
        aria-hidden="true"
      >
        {doors ? openingDoors(6, { left: 90, step: 140, height: 300 }) : drawings[art]}
      </svg>
    </div>
  );
}
