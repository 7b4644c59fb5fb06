import { FROM_HOME } from '#features/catalog/from-home.ts';
import { distance, eastWest } from '#features/catalog/near-places.ts';
import { findPlace, placeLabel } from '#features/catalog/place-tree.ts';
import type { Place } from '#features/catalog/places.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { PostingPage } from './fields.ts';

/** A town on the grid of the drawing, whose origin is its upper left corner. */
interface MapPoint {
  name: string;
  x: number;
  y: number;
}

export interface PlaceMap {
  /** The posting's towns, at least one; municipalities are at their town. */
  marks: MapPoint[];
  /** Large towns, for orientation. */
  towns: MapPoint[];
  /** Its places, with the distance to Belgrade as text; empty for Belgrade itself. */
  places: { code: string; label: string; away: string }[];
}

/** Degrees. */
type Position = Required<Pick<Place, 'lat' | 'lng'>>;

const unitsPerDegree = 60;
const kmPerDegree = 111;

/** The rivers in `drawings.svg` are drawn on this grid, 175 × 240. */
export const toGrid = ({ lat, lng }: Position) => ({
  x: Math.round((lng - 18.7) * eastWest * unitsPerDegree),
  y: Math.round((46.3 - lat) * unitsPerDegree),
});

/** A town, or the town of a municipality, with its position; null for regions and what is no place. */
function townOf(code: string): (Place & Position) | null {
  const place = findPlace(code);
  const town = place?.kind === 'municipality' && place.parent ? findPlace(place.parent) : place;
  return town?.kind === 'place' && town.lat !== undefined && town.lng !== undefined ? (town as Place & Position) : null;
}

const capital = townOf('beograd');

/** Kilometres as the crow flies, in tens: positions are approximate. */
const kmApart = (a: Position, b: Position): number =>
  Math.round((distance([a.lat, a.lng], [b.lat, b.lng]) * kmPerDegree) / 10) * 10;

const pointsOf = (towns: readonly (Place & Position)[], language: Language): MapPoint[] =>
  towns.map((town) => ({ name: placeLabel(town.code, language), ...toGrid(town) }));

const largeTowns = ['subotica', 'novi-sad', 'beograd', 'kragujevac', 'nis'].map(townOf).filter((town) => town !== null);
/** Names of points closer than this would overlap. */
const minGap = 22;

/** The places of a posting on the drawing of the rivers; null for work from home, regions and the whole country. */
export function placeMap({ locations, workModel }: PostingPage, language: Language, t: Translate): PlaceMap | null {
  if (workModel?.code === FROM_HOME) return null;
  const placed = locations.flatMap(({ code, label }) => {
    const town = townOf(code);
    return town ? [{ code, label, town }] : [];
  });
  if (placed.length === 0) return null;
  const marks = pointsOf([...new Set(placed.map(({ town }) => town))], language);
  return {
    marks,
    towns: pointsOf(largeTowns, language).filter(({ x, y }) =>
      marks.every((mark) => Math.hypot(mark.x - x, mark.y - y) > minGap),
    ),
    places: placed.map(({ code, label, town }) => {
      const km = capital && kmApart(town, capital);
      return { code, label, away: km ? t('postings.page.fromCapital', { km }) : '' };
    }),
  };
}
