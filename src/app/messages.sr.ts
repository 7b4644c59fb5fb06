/** Texts of the shell: header, footer, error pages. */
export const shellMessages = {
  problems: {},
} as const;
