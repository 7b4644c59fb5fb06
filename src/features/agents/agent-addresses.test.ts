import { expect, test } from 'vitest';
import { agentFromSearchAddress, similarByMailAddress } from '#features/postings/search-address.ts';
import { agentEditAddress } from './agent-addresses.ts';

test('the address of a new agent carries the search, or the posting, that it begins with', () => {
  expect(
    agentFromSearchAddress({
      q: 'zidar',
      locations: ['nis', 'cacak'],
      salaryFrom: 100_000,
      sort: 'newest',
    }),
  ).toBe(
    '/profil/kandidat/digitalni-agent/kreiranje?iz=pretraga&q=zidar&locations=nis&locations=cacak&salaryFrom=100000',
  );
  expect(similarByMailAddress(7, 'agent-create')).toBe('/profil/kandidat/digitalni-agent/kreiranje?iz=oglas&id=7');
  expect(agentEditAddress(7)).toBe('/profil/kandidat/digitalni-agent/izmena?id=7');
});
