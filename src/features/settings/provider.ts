/** The operator of the site (rules.md#provider); unknown values are empty. */
export interface Provider {
  name: string;
  /** Street and number, then a comma, postal code and town. */
  address: string;
  pib: string;
  registrationNumber: string;
  /** 18 digits. */
  bankAccount: string;
  email: string;
  /** E.164. */
  phone: string;
}

const neededForOrders = ['name', 'address', 'pib', 'registrationNumber', 'bankAccount'] as const;

/** Data missing for pro-forma invoices: while there is any, nothing can be ordered. */
export const missingForOrders = (provider: Provider): (typeof neededForOrders)[number][] =>
  neededForOrders.filter((name) => provider[name] === '');
