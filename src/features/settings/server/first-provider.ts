import type { Config } from '#host/config.ts';
import type { Provider } from '../provider.ts';

/** The provider of a database that has no settings yet, as the environment names it. */
export const firstProvider = (config: Config): Provider => ({
  name: config.PROVIDER_NAME,
  address: config.PROVIDER_ADDRESS,
  pib: config.PROVIDER_PIB,
  registrationNumber: config.PROVIDER_REGISTRATION_NUMBER,
  bankAccount: config.PROVIDER_BANK_ACCOUNT,
  email: config.CONTACT_EMAIL,
  phone: config.CONTACT_PHONE,
});
