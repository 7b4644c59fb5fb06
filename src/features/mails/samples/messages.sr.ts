/** Texts of the page with the texts of all mails. */
export const mailTextMessages = {
  title: 'Tekstovi mejlova',
  lead: 'Šta piše u svakom mejlu koji sajt šalje, sa izmišljenim podacima.',
  kinds: 'Mejlovi',
  none: 'Za ovaj mejl nema primera.',
  notification: 'Obaveštenje na sajtu',
  open: 'Tekstovi mejlova',
} as const;
