import type { LocalDay } from '#kit/dates.ts';
import type { OrderItem, OrderSums } from '../order-sums.ts';

/** A company on a pro-forma invoice. */
export interface ProformaParty {
  name: string;
  /** Street and number, then postal code and town after a comma. */
  address: string;
  pib: string;
  registrationNumber: string;
}

/** The content of a pro-forma invoice, as of the time of the order. */
export interface ProformaData {
  /** E.g. `2026-000123`. */
  number: string;
  issuedOn: LocalDay;
  /** Last day of the offer, and due date. */
  dueOn: LocalDay;
  provider: ProformaParty & { email: string; phone: string };
  buyer: ProformaParty;
  items: (OrderItem & {
    /** E.g. „Promovisan oglas, 30 dana”. */
    name: string;
    /** E.g. „Paket A+, važi 6 meseci od uplate”; may be empty. */
    note: string;
  })[];
  discountPercent: number;
  /** Sums of the items, with the discount. */
  sums: OrderSums;
  /** Account of the provider, 18 digits. */
  account: string;
  /** Full reference of model 97, without separators. */
  reference: string;
  purpose: string;
}
