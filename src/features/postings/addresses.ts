import { toSearch } from '#kit/endpoint.ts';
import type { Language } from '#kit/i18n/language.ts';
import { pageAddress } from '#kit/site-map.ts';

/** Address for a new posting that is a copy of this one. */
export const copyAddress = (id: number): string => `${pageAddress('posting-create')}${toSearch({ kopija: id })}`;

/** Address of a draft of a new posting, existing or new. */
export const draftAddress = (draftId: string): string =>
  `${pageAddress('posting-create')}${toSearch({ nacrt: draftId })}`;

/** Address for renewing a posting unchanged, or with the steps of the wizard (`edit`). */
export const renewalAddress = (id: number, { edit = false } = {}): string =>
  `${pageAddress('posting-renew')}${toSearch({ id, korak: edit ? 'opsti-podaci' : undefined })}`;

/** Path of a posting's picture for stories, in a language. */
export const storyPath = (id: number, language: Language): string =>
  `${pageAddress('posting', id)}/story.png${toSearch({ lang: language })}`;
