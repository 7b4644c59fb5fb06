/** The environment of a site whose provider can issue pro-forma invoices. */
export const testProvider = {
  PROVIDER_NAME: 'Prilika d.o.o.',
  PROVIDER_ADDRESS: 'Bulevar 12, 18000 Niš',
  PROVIDER_PIB: '104052135',
  PROVIDER_REGISTRATION_NUMBER: '17162543',
  PROVIDER_BANK_ACCOUNT: '840-955845-10',
  CONTACT_EMAIL: 'podrska@prilika.test',
};
