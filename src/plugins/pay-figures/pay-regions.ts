import { type Place, type PlaceCode, places } from '#features/catalog/places.ts';

/** The regions that have figures of their own: districts, Belgrade, Kosovo and Metohija. */
export const payRegions = /* @__PURE__ */ places.filter(({ kind }) => kind === 'region') as readonly (Place & {
  code: PlaceCode;
})[];
