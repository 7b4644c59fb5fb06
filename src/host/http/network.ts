import { isIPv4, isIPv6 } from 'node:net';

/** The eight groups of an IPv6 address, in hexadecimal without leading zeros. */
const groupsOf = (address: string): string[] => {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = canonical.split('::').map((part) => part.split(':').filter(Boolean));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => '0'), ...tail];
};

/**
 * The caller of a request for rate limits (rules.md#callers): an IPv4 address, also when mapped into IPv6; the /64
 * network of an IPv6 address, because one line has all of its addresses. Other text is returned unchanged.
 */
export function networkOf(address: string): string {
  const plain = address
    .trim()
    .replace(/^\[([^\]]*)\](?::\d+)?$|^([\d.]+):\d+$/, '$1$2')
    .split('%')[0] as string;
  if (isIPv4(plain) || !isIPv6(plain)) return plain.slice(0, 100);
  const groups = groupsOf(plain);
  if (groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff') {
    const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
