import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { ContactSubject } from './contact-topics.ts';

/** The page with the form that writes to us, about something. */
export const contactAddress = (subject: ContactSubject): string =>
  `${pageAddress('contact')}${toSearch({ tema: subject })}`;
