import { publicFileAddress } from '#features/files/public-address.ts';

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

/** Picks the public data of a company. */
export const publicFacts = ({
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
}: Omit<PublicFacts, 'logo'> & { logoFileId: string | null }): PublicFacts => ({
  id,
  company,
  logo: logoFileId && publicFileAddress(logoFileId),
  shortDescription,
  location,
  postal,
  address,
  phone,
  website,
  pib,
  registrationNumber,
});
