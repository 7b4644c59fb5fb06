import type { CSSProperties, ReactNode } from 'react';
import './city-line.css';
import { Link } from './light/link.tsx';
import { opensElsewhere } from './light/opens-elsewhere.ts';

export interface CityStop {
  name: string;
  href: string;
  /** Number of ads; determines the size of the stop. */
  count: number;
  /** The number as text: „96 oglasa”. */
  note: ReactNode;
  /** Whether it is part of the search that is shown. */
  chosen?: boolean | undefined;
  /** Remote work, which is not a place: shown in another colour. */
  home?: boolean | undefined;
}

const WIDTH = 1216;
const heights = [20, 48, 62, 34, 14, 34, 62, 44];

/** Diameter in px: 12 for the fewest ads, 24 for the most; the area is proportional. */
const diameter = (count: number, most: number): number =>
  most === 0 ? 12 : 2 * Math.round(6 + 6 * Math.sqrt(Math.max(0, count) / most));

/** A smooth line through the stops that continues to the right edge. */
function riverPath(points: readonly { x: number; y: number }[]): string {
  const [first, ...others] = points;
  if (!first) return '';
  let path = `M${first.x} ${first.y}`;
  let previous = first;
  for (const point of others) {
    const middle = (previous.x + point.x) / 2;
    path += ` C${middle} ${previous.y} ${middle} ${point.y} ${point.x} ${point.y}`;
    previous = point;
  }
  return `${path} L${WIDTH} ${previous.y - 8}`;
}

interface CityLineProps {
  label: string;
  stops: readonly CityStop[];
  /** Opens a window about a stop; without it, and without scripts, a stop is a link alone. */
  onOpen?: (stop: CityStop, link: HTMLElement) => void;
  /** The address of the stop that is open, or is being opened. */
  opened?: string | undefined;
  /** Whether opening it has taken a while. */
  slow?: boolean;
}

/** Up to eight places as stops on a river line; a strip to scroll where it has little room. */
export function CityLine({ label, stops, onOpen, opened, slow }: CityLineProps) {
  const buildings = stops.slice(0, heights.length);
  const most = Math.max(0, ...buildings.map((stop) => stop.count));
  const placed = buildings.map((stop, index) => {
    const size = diameter(stop.count, most);
    return { stop, size, x: (WIDTH / buildings.length) * index + size / 2, y: heights[index] ?? 34 };
  });
  return (
    <section className="city-line" aria-label={label}>
      <svg viewBox={`0 0 ${WIDTH} 92`} preserveAspectRatio="none" aria-hidden="true">
        <path
          d={riverPath(placed)}
          fill="none"
          stroke="var(--primary)"
          strokeWidth="3"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <ul style={{ '--stops': buildings.length } as CSSProperties}>
        {placed.map(({ stop, size, y }) => (
          <li
            key={stop.name}
            className={stop.home ? 'city-line-home' : undefined}
            style={{ '--y': `${y}px`, '--s': `${size}px` } as CSSProperties}
          >
            <Link
              href={stop.href}
              aria-current={stop.chosen || undefined}
              aria-haspopup={onOpen && 'dialog'}
              aria-expanded={opened === stop.href || undefined}
              onClick={(event) => {
                // The second click of a double click would take back what the first one did.
                if (event.detail > 1) event.preventDefault();
                if (event.defaultPrevented || !onOpen || opensElsewhere(event)) return;
                event.preventDefault();
                onOpen(stop, event.currentTarget);
              }}
            >
              <b>{stop.name}</b>
              <span>{stop.note}</span>
              {slow && opened === stop.href ? <i className="spin" /> : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
