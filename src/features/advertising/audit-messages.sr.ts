/** Acts of the audit log in words. */
export const advertisingActs = {
  orders: { cancel: 'Porudžbina otkazana', pay: 'Uplata potvrđena' },
  prices: { save: 'Cenovnik promenjen' },
} as const;
