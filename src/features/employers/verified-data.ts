/** The data that an administrator verifies, besides the PIB, which only the provider can change. */
export const verifiedFields = ['company', 'registrationNumber', 'address', 'postal', 'location'] as const;
export type VerifiedField = (typeof verifiedFields)[number];

/**
 * The verified data that differ: saving them ends the verification, since the new ones were not checked. Spaces at
 * the ends and between words do not count.
 */
export const changedVerifiedData = (
  known: Record<VerifiedField, string | null>,
  wanted: Record<VerifiedField, string>,
): VerifiedField[] => {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  return verifiedFields.filter((field) => plain(known[field]) !== plain(wanted[field]));
};
