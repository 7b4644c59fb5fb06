/** Who runs the site (rules.md#provider); unknown values are empty. */
export interface Provider {
  name: string;
  /** Street and number, then postal code and town after a comma. */
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

/** What a pro-forma invoice needs: while something is missing nothing can be ordered. */
export const missingForOrders = (provider: Provider): (typeof neededForOrders)[number][] =>
  neededForOrders.filter((name) => provider[name] === '');
