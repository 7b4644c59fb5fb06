import { findPlace, findPlaces, placeLabel } from '#features/catalog/place-tree.ts';
import type { Place } from '#features/catalog/places.ts';
import type { PostingPage } from './fields.ts';

/**
 * The workplace address for other sites: they require a town, even if a posting names a district or the whole country.
 */
export interface WorkAddress {
  /** As on the page; a municipality of Belgrade is preceded by its town. */
  city: string;
  district: string;
  /** Only for the company's own address; else empty. */
  street: string;
  postal: string;
  lat: number | undefined;
  lng: number | undefined;
}

const capital = 'beograd';

const above = (place: Place | undefined, kind: Place['kind']): Place | undefined =>
  place === undefined || place.kind === kind
    ? place
    : above(place.parent === undefined ? undefined : findPlace(place.parent), kind);

const isTown = ({ kind }: Place): boolean => kind === 'place' || kind === 'municipality';

/** The towns in the company's own address. */
const ownTowns = ({ employer }: PostingPage): string[] =>
  findPlaces(employer.location).filter((code) => {
    const place = findPlace(code);
    return place !== undefined && isTown(place);
  });

/** The town of a place: a district's seat; for the whole country the company's town, else the capital. */
const townOf = (place: Place, posting: PostingPage): Place | undefined => {
  if (isTown(place)) return place;
  return findPlace(place.seat ?? ownTowns(posting)[0] ?? capital);
};

/**
 * The address of a posting's place; null for work abroad, whose country is unknown.
 * @param code one of the posting's places
 */
export function workAddress(posting: PostingPage, code: string): WorkAddress | null {
  const named = findPlace(code);
  if (!named || named.kind === 'abroad') return null;
  const town = townOf(named, posting) as Place;
  const { employer, company } = posting;
  const isOwn =
    isTown(named) &&
    posting.workModel?.code !== 'od-kuce' &&
    company === employer.company &&
    ownTowns(posting).includes(code);
  // A municipality without coordinates uses its town's.
  const located = town.lat === undefined ? above(town, 'place') : town;
  return {
    city: placeLabel(town.code, 'sr'),
    district: above(town, 'region')?.sr ?? '',
    street: isOwn ? employer.address : '',
    postal: (isOwn ? employer.postal : '') || (town.postal ?? ''),
    lat: located?.lat,
    lng: located?.lng,
  };
}
