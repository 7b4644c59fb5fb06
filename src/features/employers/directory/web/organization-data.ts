import { employerAddress } from '../directory-address.ts';
import type { EmployerPage } from '../fields.ts';

const addressOf = ({ location, postal, address, pib }: EmployerPage): object =>
  location || postal || address
    ? {
        address: {
          '@type': 'PostalAddress',
          ...(address ? { streetAddress: address } : {}),
          ...(location ? { addressLocality: location } : {}),
          ...(postal ? { postalCode: postal } : {}),
          // Companies with a PIB are registered in Serbia; the country of others is unknown.
          ...(pib ? { addressCountry: 'RS' } : {}),
        },
      }
    : {};

/** schema.org `Organization` of a company, only with data shown on its page; `origin` without a trailing slash. */
export function organizationData(employer: EmployerPage, origin: string): object {
  const { id, company, logo, website, phone, companyEmail, pib, about, shortDescription } = employer;
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: company,
    url: `${origin}${employerAddress(id)}`,
    ...(logo ? { logo: `${origin}${logo}` } : {}),
    ...(website ? { sameAs: website } : {}),
    // The page shows `about` instead of it, if there is one.
    ...(shortDescription && !about ? { description: shortDescription } : {}),
    ...(phone ? { telephone: phone } : {}),
    ...(companyEmail ? { email: companyEmail } : {}),
    ...(pib ? { taxID: pib } : {}),
    ...addressOf(employer),
  };
}
