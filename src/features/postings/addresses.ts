import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';

/** A new posting that begins as a copy of this one. */
export const copyAddress = (id: number): string => `${pageAddress('posting-create')}${toSearch({ kopija: id })}`;

/** A draft of a new posting: it is opened, or begins. */
export const draftAddress = (draftId: string): string =>
  `${pageAddress('posting-create')}${toSearch({ nacrt: draftId })}`;

/** Renewing a posting as it is, or beginning with its steps. */
export const renewalAddress = (id: number, { edit = false } = {}): string =>
  `${pageAddress('posting-renew')}${toSearch({ id, korak: edit ? 'opsti-podaci' : undefined })}`;
