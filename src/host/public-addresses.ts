import { BlockList, isIP } from 'node:net';

/** Networks of the internet that lead to no host of the public (IANA's registries of special purposes). */
const reservedV4 =
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/3';
/** Of version 6 only 2000::/3 is public; these parts of it carry addresses of version 4 or are reserved. */
const reservedV6 = '2001::/23 2001:db8::/32 2002::/16 3fff::/20';

const listOf = (networks: string, family: 'ipv4' | 'ipv6'): BlockList => {
  const list = new BlockList();
  for (const network of networks.split(' ')) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), family);
  }
  return list;
};

const notPublicV4 = listOf(reservedV4, 'ipv4');
const notPublicV6 = listOf(reservedV6, 'ipv6');
const unicastV6 = listOf('2000::/3', 'ipv6');

/** Whether an IP address is one of the public internet: where the site may send what somebody else names. */
export function isPublicAddress(address: string): boolean {
  const version = isIP(address);
  if (version === 4) return !notPublicV4.check(address);
  return version === 6 && unicastV6.check(address, 'ipv6') && !notPublicV6.check(address, 'ipv6');
}
