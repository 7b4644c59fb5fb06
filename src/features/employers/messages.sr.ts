export const employerMessages = {
  problems: {},
} as const;
