/** Parts of a profile except the name, in page order. */
export const profileParts = [
  'logo',
  'website',
  'registrationNumber',
  'phone',
  'companyEmail',
  'seat',
  'shortDescription',
  'about',
] as const;
export type ProfilePart = (typeof profileParts)[number];

/** A partially filled profile: the form values. */
export type FilledProfile = Partial<
  Record<Exclude<ProfilePart, 'seat'> | 'address' | 'location' | 'postal', string | null | undefined>
>;

/** Missing parts; the seat requires all three of its fields. */
export const missingParts = (profile: FilledProfile): ProfilePart[] => {
  const filled = (text: string | null | undefined): boolean => (text ?? '').trim() !== '';
  return profileParts.filter((part) =>
    part === 'seat' ? ![profile.address, profile.location, profile.postal].every(filled) : !filled(profile[part]),
  );
};

/** Percentage of filled parts. */
export const completeness = (missing: readonly ProfilePart[]): number =>
  Math.round(((profileParts.length - missing.length) / profileParts.length) * 100);
