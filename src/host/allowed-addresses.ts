import { BlockList, isIP } from 'node:net';

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

const bitsOf = (address: string): number => (isIP(address) === 6 ? 128 : 32);

/** Whether it is an address or a network: `10.0.0.7`, `10.0.0.0/8`, `fd00::/8`. */
export const isNetwork = (text: string): boolean => {
  const [address = '', bits, ...rest] = text.split('/');
  if (isIP(address) === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= bitsOf(address));
};

/** Returns a function that checks whether an address is one of the allowed ones or in an allowed network. */
export function allowedAddresses(networks: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits = bitsOf(address)] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  // IPv4 addresses appear as IPv6 (`::ffff:10.0.0.7`) where the process listens on both; the list handles this form.
  return (address) => isIP(address) !== 0 && list.check(address, familyOf(address));
}
