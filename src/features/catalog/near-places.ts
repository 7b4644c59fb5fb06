import { findPlace, placesUnder } from './place-tree.ts';
import { type Place, places } from './places.ts';

type Position = readonly [lat: number, lng: number];

const towns: readonly Place[] = (places as readonly Place[]).filter(({ kind }) => kind === 'place');

const ownPosition = ({ lat, lng }: Place): Position[] => (lat === undefined || lng === undefined ? [] : [[lat, lng]]);

/**
 * Position of a place; for a municipality that of its town, for a region the mean of its towns; undefined if unknown.
 */
function positionOf(code: string): Position | undefined {
  const place = findPlace(code);
  if (!place) return undefined;
  const own = ownPosition(place);
  if (own[0]) return own[0];
  const below = placesUnder(code).flatMap(ownPosition);
  if (below.length === 0) return place.parent === undefined ? undefined : positionOf(place.parent);
  const mean = (at: 0 | 1): number => below.reduce((sum, position) => sum + position[at], 0) / below.length;
  return [mean(0), mean(1)];
}

/** In Serbia a degree of longitude is shorter than a degree of latitude by this factor. */
export const eastWest = Math.cos((44 * Math.PI) / 180);
/** In degrees of latitude, as the crow flies. */
export const distance = (a: Position, b: Position): number => Math.hypot(a[0] - b[0], (a[1] - b[1]) * eastWest);

/**
 * Codes of all other towns, sorted by distance to the nearest of the places; for a municipality its own town comes
 * first. Empty when no place has a position.
 */
export function townsNear(codes: readonly string[]): string[] {
  const from = codes.flatMap((code) => {
    const position = positionOf(code);
    return position ? [position] : [];
  });
  if (from.length === 0) return [];
  return towns
    .filter(({ code }) => !codes.includes(code))
    .flatMap((town) => {
      const position = positionOf(town.code);
      return position ? [{ code: town.code, away: Math.min(...from.map((other) => distance(other, position))) }] : [];
    })
    .sort((a, b) => a.away - b.away || (a.code < b.code ? -1 : 1))
    .map(({ code }) => code);
}
