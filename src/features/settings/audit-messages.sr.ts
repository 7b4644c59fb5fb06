/** Acts of the audit log in words. */
export const settingsActs = {
  settings: { save: 'Podešavanja promenjena' },
} as const;
