import { toSearch } from '#kit/endpoint.ts';
import { pageAddress } from '#kit/site-map.ts';
import type { ContactSubject } from './contact-topics.ts';

/** The contact page with a preselected subject. */
export const contactAddress = (subject: ContactSubject): string =>
  `${pageAddress('contact')}${toSearch({ tema: subject })}`;
