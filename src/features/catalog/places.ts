import items from '#content/catalog/places.json' with { type: 'json' };
import { listOf } from '#kit/codes.ts';
import type { CatalogItem } from './catalog-item.ts';

export const placeKinds = ['region', 'place', 'municipality', 'whole-country', 'abroad'] as const;

/** A place of work: three levels (region › place › municipality of Belgrade), and the two without a level. */
export interface Place extends CatalogItem {
  kind: (typeof placeKinds)[number];
  /** Code of the parent level. */
  parent?: string;
  /** For a region: code of its administrative seat, for consumers that require a town. */
  seat?: string;
  /** Approximate position in degrees; accurate enough for “nearby”, not for a map. */
  lat?: number;
  lng?: number;
  /** Five-digit postal code of the main post office. */
  postal?: string;
  /** Serbian locative with its preposition, for running text: `u Novom Sadu`, `na Zlatiboru`. */
  locative: string;
}

export type PlaceCode = keyof typeof items;

export const places = /* @__PURE__ */ listOf<PlaceCode, Place>(items as Record<PlaceCode, Omit<Place, 'code'>>);
