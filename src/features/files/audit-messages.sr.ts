/** Acts of the audit log in words. */
export const fileActs = {
  files: { infected: 'Uklonjen fajl u kom je nađen virus' },
} as const;
