import type { ProformaData, ProformaParty } from '../../server/proforma-data.ts';
import { ipsQrText } from '../ips-qr.ts';

const partsOf = ({ name, address }: ProformaParty): string[] => [name, ...address.split(',')];

/**
 * Text of the code that pays a pro-forma invoice, on it and on the page of the order.
 * @throws `IpsQrError` when what the code needs is wrong
 */
export const paymentQrText = ({
  provider,
  buyer,
  sums,
  account,
  reference,
  purpose,
}: Pick<ProformaData, 'provider' | 'buyer' | 'sums' | 'account' | 'reference' | 'purpose'>): string =>
  ipsQrText({
    payeeAccount: account,
    payee: partsOf(provider),
    amountPara: sums.total,
    payer: partsOf(buyer),
    purpose,
    reference,
  });
