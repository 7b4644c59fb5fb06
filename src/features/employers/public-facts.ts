import { townLabel } from '#features/catalog/place-tree.ts';
import { publicFileAddress } from '#features/files/public-address.ts';
import type { Language } from '#kit/i18n/language.ts';

/** Public data of a company. */
interface PublicFacts {
  id: number;
  company: string;
  /** URL of the logo. */
  logo: string | null;
  shortDescription: string;
  /** Town as free text. */
  location: string;
  postal: string;
  address: string;
  phone: string | null;
  website: string | null;
  pib: string | null;
  registrationNumber: string | null;
}

/** Picks the public data of a company, with its town in this language. */
export const publicFacts = (
  {
    id,
    company,
    logoFileId,
    shortDescription,
    location,
    postal,
    address,
    phone,
    website,
    pib,
    registrationNumber,
  }: Omit<PublicFacts, 'logo'> & { logoFileId: string | null },
  language: Language,
): PublicFacts => ({
  id,
  company,
  logo: logoFileId && publicFileAddress(logoFileId),
  shortDescription,
  location: townLabel(location, language),
  postal,
  address,
  phone,
  website,
  pib,
  registrationNumber,
});
