import serbia from '#ui/icons/drawings.svg?no-inline';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PlaceMap } from '../../place-map.ts';
import { postingsAddress } from '../../search-address.ts';

/** Size of the map, in its units. */
const grid = { width: 175, height: 240 };

/** In pixels. The map is as wide as its half of the card, or the card. */
const [height, minWidth] = [220, 240];

const clamp = (value: number, margin: number, size: number): number => Math.max(margin, Math.min(size - margin, value));

const rangeOf = (values: number[]): { centre: number; size: number } => {
  const [min, max] = [Math.min(...values), Math.max(...values)];
  return { centre: (min + max) / 2, size: max - min };
};

/** The part of the map that is shown, around the marks: its centre and height, inside the map. */
function visiblePart(marks: PlaceMap['marks']): { x: number; y: number; size: number } {
  const [x, y] = [rangeOf(marks.map((mark) => mark.x)), rangeOf(marks.map((mark) => mark.y))];
  const size = Math.min(grid.height, Math.max(90, x.size * 1.4, y.size + 40));
  return {
    x: clamp(x.centre, (minWidth / 2 / height) * size, grid.width),
    y: clamp(y.centre, size / 2, grid.height),
    size,
  };
}

/** The posting's places among the rivers and large towns. */
function Drawing({ marks, towns }: Pick<PlaceMap, 'marks' | 'towns'>) {
  const t = useTexts();
  const { x: centreX, y: centreY, size } = visiblePart(marks);
  const unit = size / height;
  return (
    <svg
      width="100%"
      height={height}
      // A square; where the drawing is wider, more of the map is shown.
      // Rivers end at the border of the country, and the map below.
      style={{
        mask: 'linear-gradient(90deg, #000 85%, transparent) intersect, linear-gradient(#000 80%, transparent)',
      }}
      viewBox={`${centreX - size / 2} ${centreY - size / 2} ${size} ${size}`}
      role="img"
      aria-label={t('postings.page.onMap', { places: marks.map(({ name }) => name).join('; ') })}
    >
      <use href={`${serbia}#towns`} color="var(--line-strong)" />
      <use href={`${serbia}#rivers`} color="var(--primary-line)" />
      {[...towns, ...marks].map(({ name, x, y }, index) => {
        const marked = index >= towns.length;
        const side = x > grid.width * 0.8 ? -1 : 1;
        return (
          <g key={name} transform={`translate(${x} ${y})`} fill={marked ? 'var(--text)' : 'var(--text-2)'}>
            {marked ? (
              <circle r={7 * unit} fill="var(--accent)" stroke="var(--text)" strokeWidth={3 * unit} />
            ) : (
              <circle r={3 * unit} />
            )}
            <text
              x={(marked ? 13 : 7) * side * unit}
              textAnchor={side < 0 ? 'end' : undefined}
              y={4 * unit}
              fontSize={(marked ? 15 : 12) * unit}
              fontWeight={marked ? 600 : undefined}
              stroke="var(--surface)"
              strokeWidth={4 * unit}
              paintOrder="stroke"
            >
              {name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where the work is: a small drawing, and what else there is at these places. */
export default function WorkPlace({ map }: { map: PlaceMap }) {
  const t = useTexts();
  return (
    <section className="stack g12 mt16">
      <h2 className="h3">{t('postings.fields.locations')}</h2>
      <div className="grid c2 g8 card work-place">
        <Drawing {...map} />
        <ul className="stack g8 pad-sm">
          {map.places.map(({ code, label, away }) => (
            <li key={code}>
              <TextLink href={postingsAddress({ locations: [code] })}>
                {t('postings.home.allAt', { place: label })}
                <IconArrowRight />
              </TextLink>
              {away ? <p className="sm dim">{away}</p> : null}
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
