import type { ProformaData, ProformaParty } from '../../server/proforma-data.ts';
import { ipsQrText } from '../ips-qr.ts';

const partsOf = ({ name, address }: ProformaParty): string[] => [name, ...address.split(',')];

/**
 * Text of the payment QR code of a pro-forma invoice, for the invoice and the order page.
 * @throws `IpsQrError` when the payment data are invalid
 */
export const paymentQrText = ({ provider, buyer, sums, account, reference, purpose }: ProformaData): string =>
  ipsQrText({
    payeeAccount: account,
    payee: partsOf(provider),
    amountPara: sums.total,
    payer: partsOf(buyer),
    purpose,
    reference,
  });
