/** What everybody may read of a company. */
interface PublicFacts {
  id: number;
  company: string;
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
  shortDescription,
  location,
  postal,
  address,
  phone,
  website,
  pib,
  registrationNumber,
}: PublicFacts): PublicFacts => ({
  id,
  company,
  shortDescription,
  location,
  postal,
  address,
  phone,
  website,
  pib,
  registrationNumber,
});
