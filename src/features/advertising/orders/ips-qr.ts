import { isBankAccountValid } from '#kit/bank-account.ts';
import { isPaymentReferenceValid } from '#kit/payment-reference.ts';

/*
 * Text of the NBS IPS QR code of a payment slip, "Skeniraj i plati" (rules.md#payment-qr-code). It supports dinars
 * only.
 */

/** Human-readable content of the slip; text that does not fit into the code is truncated. */
export interface PaymentSlip {
  /** 18 digits. */
  payeeAccount: string;
  /** Name, then address lines. */
  payee: readonly string[];
  /** Integer in para; with 0 the payer chooses the amount. */
  amountPara: number;
  /** 18 digits. */
  payerAccount?: string;
  payer?: readonly string[];
  /** Three digits; defaults to cashless payment for goods and services, final consumption. */
  paymentCode?: string;
  purpose?: string;
  /** Full reference of model 97, without separators. */
  reference?: string;
}

/** The slip has values that the code cannot contain; `tags` lists their tags. */
export class IpsQrError extends Error {
  override name = 'IpsQrError';
  readonly tags: string[];
  constructor(tags: string[]) {
    super(`A payment slip with a wrong ${tags.join(', ')} cannot be a QR code`);
    this.tags = tags;
  }
}

const longest = { party: 70, partyLines: 3, purpose: 35, reference: 25 };
const defaultPaymentCode = '221';

const lengthOf = (text: string): number => [...text].length;
const cut = (text: string, length: number): string => [...text].slice(0, length).join('').trim();

/** Text on a single line without the tag separator. */
const inLine = (text: string): string =>
  text
    .replaceAll('|', '-')
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim();

/**
 * Name and address: at most three lines and 70 characters; an address line that does not fit completely is omitted,
 * the name never is.
 */
function partyText(lines: readonly string[]): string {
  const [name = '', ...address] = lines.map(inLine).filter((line) => line !== '');
  let text = cut(name, longest.party);
  for (const line of address.slice(0, longest.partyLines - 1)) {
    const longer = `${text}\n${line}`;
    if (lengthOf(longer) > longest.party) break;
    text = longer;
  }
  return text;
}

/** Integer in para → `RSD1025,12`. */
const amountText = (para: number): string => `RSD${Math.floor(para / 100)},${String(para % 100).padStart(2, '0')}`;

const isParty = (text: string): boolean =>
  lengthOf(text) <= longest.party &&
  text.split('\n').length <= longest.partyLines &&
  text.split('\n').every((line) => line !== '' && line === line.trim() && !/\p{Cc}/u.test(line));

const isReference = (text: string): boolean => {
  const reference = text.slice(2);
  if (lengthOf(text) > longest.reference || !/^\d{2}[\dA-Z-]+$/.test(text)) return false;
  return !text.startsWith('97') || (/^[\dA-Z]+$/.test(reference) && isPaymentReferenceValid(reference));
};

/** Tags in order, with the validation of their values. */
const rules: Record<string, { must?: true; isRight: (value: string) => boolean }> = {
  K: { must: true, isRight: (value) => value === 'PR' },
  V: { must: true, isRight: (value) => value === '01' },
  C: { must: true, isRight: (value) => value === '1' },
  R: { must: true, isRight: isBankAccountValid },
  N: { must: true, isRight: isParty },
  I: { must: true, isRight: (value) => /^RSD\d{1,12},\d{0,2}$/.test(value) },
  O: { isRight: isBankAccountValid },
  P: { isRight: isParty },
  SF: { must: true, isRight: (value) => /^[12]\d{2}$/.test(value) },
  S: { isRight: (value) => lengthOf(value) <= longest.purpose && !/\p{Cc}/u.test(value) },
  RO: { isRight: isReference },
};
const order = Object.keys(rules);

/**
 * Tags of a code's text that are invalid, missing, empty, unknown, repeated or out of order; none when it is valid.
 * Supports the code of a printed slip or a PDF (`PR`).
 */
export function ipsQrFaults(text: string): string[] {
  const faults = new Set<string>();
  let last = -1;
  for (const part of text.split('|')) {
    const colon = part.indexOf(':');
    const [tag, value] = [part.slice(0, Math.max(colon, 0)), part.slice(colon + 1)];
    const place = order.indexOf(tag);
    const fits = colon > 0 && value !== '' && value === value.trim() && rules[tag]?.isRight(value);
    if (!fits || place <= last) faults.add(tag);
    last = Math.max(last, place);
  }
  const tags = new Set(text.split('|').map((part) => part.split(':')[0]));
  for (const tag of order) if (rules[tag]?.must && !tags.has(tag)) faults.add(tag);
  return [...faults];
}

/**
 * Text of the QR code of a payment slip. Names, addresses and the purpose are truncated to fit, and `|` and line feeds
 * in them replaced; everything else must be valid. Throws {@link IpsQrError} with the invalid tags.
 */
export function ipsQrText(slip: PaymentSlip): string {
  const { payeeAccount, payee, amountPara, payerAccount, payer = [], purpose = '', reference } = slip;
  if (!Number.isSafeInteger(amountPara) || amountPara < 0) throw new IpsQrError(['I']);
  const values: Record<string, string> = {
    K: 'PR',
    V: '01',
    C: '1',
    R: payeeAccount,
    N: partyText(payee),
    I: amountText(amountPara),
    O: payerAccount ?? '',
    P: partyText(payer),
    SF: slip.paymentCode ?? defaultPaymentCode,
    S: cut(inLine(purpose), longest.purpose),
    RO: reference ? `97${reference}` : '',
  };
  const text = order
    .filter((tag) => rules[tag]?.must || values[tag] !== '')
    .map((tag) => `${tag}:${values[tag]}`)
    .join('|');
  const faults = ipsQrFaults(text);
  if (faults.length > 0) throw new IpsQrError(faults);
  return text;
}
