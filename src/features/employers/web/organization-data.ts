import { findPlaces } from '#features/catalog/place-tree.ts';
import { employerAddress } from '../directory-address.ts';
import type { EmployerPage } from '../directory-fields.ts';

/** A foreign town must not be given out as one of Serbia: only towns of the list of places are. */
const countryOf = (location: string): object =>
  findPlaces(location).length > 0 ? { addressCountry: 'RS' } : {};

const addressOf = ({ location, postal, address }: EmployerPage): object =>
  location || postal || address
    ? {
        address: {
          '@type': 'PostalAddress',
          ...(address ? { streetAddress: address } : {}),
          ...(location ? { addressLocality: location } : {}),
          ...(postal ? { postalCode: postal } : {}),
          ...countryOf(location),
        },
      }
    : {};

/** schema.org `Organization` of a company: only what its page shows; `origin` without a slash at its end. */
export function organizationData(employer: EmployerPage, origin: string): object {
  const { id, company, website, phone, pib, about, shortDescription } = employer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company,
    url: `${origin}${employerAddress(id)}`,
    ...(website ? { sameAs: website } : {}),
    // The page shows the longer text in its place.
    ...(shortDescription && !about ? { description: shortDescription } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(pib ? { taxID: pib } : {}),
    ...addressOf(employer),
  };
}
