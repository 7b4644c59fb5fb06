import { publicFileAddress } from '#features/files/public-address.ts';

/** What everybody may read of a company. */
interface PublicFacts {
  id: number;
  company: string;
  /** Address of its logo. */
  logo: string | null;
  shortDescription: string;
  /** Town in words. */
  location: string;
  postal: string;
  address: string;
  phone: string | null;
  website: string | null;
  pib: string | null;
  registrationNumber: string | null;
}

/** The public part of a company, whatever else is known of it. */
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
