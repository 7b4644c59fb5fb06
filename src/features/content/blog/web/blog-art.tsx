import type { BlogArt } from '../blog-categories.ts';
import { blogDrawings, type DrawingColour, type DrawingShape, openingDoors } from '../blog-drawings.ts';
import type { BlogCard } from '../fields.ts';

const colour = (name: DrawingColour | undefined): string => (name ? `var(--${name})` : 'none');

const shapesOf = (shapes: readonly DrawingShape[]) =>
  shapes.map(({ d, fill, stroke, line, opacity }) => (
    <path
      key={d}
      d={d}
      fill={colour(fill)}
      stroke={colour(stroke)}
      strokeWidth={line}
      strokeLinecap="round"
      opacity={opacity}
    />
  ));

/** The drawing of an article in lists; decorative. */
export function BlogDrawing({ art }: { art: BlogArt }) {
  const { ground, shapes } = blogDrawings[art];
  return (
    <div className="blog-picture" style={{ background: colour(ground) }}>
      <svg viewBox="0 0 400 240" preserveAspectRatio="xMidYMid meet" aria-hidden="true">
        {shapesOf(shapes)}
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
  const { ground, shapes } = blogDrawings[art];
  return (
    <div className="blog-picture blog-wide" style={{ background: colour(ground) }}>
      <svg
        viewBox={doors ? '0 0 960 300' : '0 0 400 240'}
        preserveAspectRatio={doors ? 'xMidYMax meet' : 'xMidYMid meet'}
        aria-hidden="true"
      >
        {shapesOf(doors ? openingDoors(6, { left: 90, step: 140, height: 300 }) : shapes)}
      </svg>
    </div>
  );
}
