import { expect, test } from 'vitest';
import { isPublicAddress } from './public-addresses.ts';

test.each([
  ['8.8.8.8', true],
  ['172.32.0.1', true],
  ['0.0.0.0', false],
  ['10.1.2.3', false],
  ['100.127.0.1', false],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['255.255.255.255', false],
  ['2a00:1450:4017::1', true],
  ['::1', false],
  ['::ffff:8.8.8.8', false],
  ['64:ff9b::a00:1', false],
  ['fd00::1', false],
  ['fe80::1%eth0', false],
  ['2002:7f00:1::', false],
  ['2001:0:7f00:1::', false],
  ['localhost', false],
  ['', false],
])('%s is an address of the public internet: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected);
});
