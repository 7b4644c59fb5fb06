/** Data that an administrator verifies, in addition to the PIB, which only the provider can change. */
export const verifiedFields = ['company', 'registrationNumber', 'address', 'postal', 'location'] as const;
export type VerifiedField = (typeof verifiedFields)[number];

/**
 * The verified fields that differ: saving them ends the verification, since the new data were not checked. Differences
 * in whitespace are ignored.
 */
export const changedVerifiedData = (
  known: Record<VerifiedField, string | null>,
  wanted: Record<VerifiedField, string>,
): VerifiedField[] => {
  const plain = (text: string | null): string => (text ?? '').replace(/\s+/g, ' ').trim();
  return verifiedFields.filter((field) => plain(known[field]) !== plain(wanted[field]));
};
