/**
 * The demo's provider, so that orders can be tried. The numbers pass their checks and are not in use: no PIB begins
 * with 9, and there is no bank 999.
 */
export const demoProvider = {
  address: 'Izmišljena ulica 1, 11000 Beograd',
  pib: '999999995',
  registrationNumber: '99999993',
  bankAccount: '999000000001234573',
  phone: '+381119999999',
};
