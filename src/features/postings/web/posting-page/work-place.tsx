import serbia from '#ui/icons/drawings.svg?no-inline';
import { IconArrowRight } from '#ui/light/icons.tsx';
import { TextLink } from '#ui/light/text-button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { PlaceMap } from '../../place-map.ts';
import { postingsAddress } from '../../search-address.ts';

/** The grid of the drawing, in its units. */
const grid = { wide: 175, high: 240 };

/** In pixels; the drawing is as wide as the card or its half, at least twice `sideways`. */
const [height, sideways] = [220, 120];

const within = (value: number, margin: number, size: number): number =>
  Math.max(margin, Math.min(size - margin, value));

/** The part of the grid that the drawing shows: its middle, near that of the marks, and the units of its height. */
function around(marks: PlaceMap['marks']): { x: number; y: number; high: number } {
  const middleAndSpread = (all: number[]) => {
    const [from, to] = [Math.min(...all), Math.max(...all)];
    return [(from + to) / 2, to - from] as const;
  };
  const [x, wide] = middleAndSpread(marks.map((mark) => mark.x));
  const [y, tall] = middleAndSpread(marks.map((mark) => mark.y));
  const high = Math.min(grid.high, Math.max(90, wide * 1.4, tall + 40));
  return { x: within(x, (sideways * high) / height, grid.wide), y: within(y, high / 2, grid.high), high };
}

/** The posting's places among the rivers and large towns. */
function Drawing({ marks, towns }: Pick<PlaceMap, 'marks' | 'towns'>) {
  const t = useTexts();
  const { x: left, y: top, high } = around(marks);
  const unit = high / height;
  return (
    <svg
      width="100%"
      height={height}
      // What is beside the square is shown as well.
      viewBox={`${left - high / 2} ${top - high / 2} ${high} ${high}`}
      role="img"
      aria-label={t('postings.page.onMap', { places: marks.map(({ name }) => name).join('; ') })}
    >
      <use href={`${serbia}#towns`} color="var(--line-strong)" />
      <use href={`${serbia}#rivers`} color="var(--primary-line)" />
      {[...towns, ...marks].map(({ name, x, y }, index) => {
        const marked = index >= towns.length;
        const side = x > grid.wide * 0.8 ? -1 : 1;
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
      <div className="grid c2 card">
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
