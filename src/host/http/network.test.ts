import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:4711', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:cb00:7107', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8:0001:0002::9', '2001:db8:1:2::/64'],
  ['[2001:db8:1:2::9]:4711', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['2001::4:5:6:7:8', '2001:0:0:4::/64'],
  ['in-process', 'in-process'],
  ['', ''],
])('%s is of the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('all addresses of one IPv6 network are one caller, the next network is another', () => {
  const inside = Array.from({ length: 50 }, (_, at) => `2001:db8:1:2:${at.toString(16)}:ffff::${at}`);
  expect(new Set(inside.map(networkOf)).size).toBe(1);
  expect(networkOf('2001:db8:1:3::1')).not.toBe(networkOf('2001:db8:1:2::1'));
});

test('text that is not an address is shortened', () => {
  expect(networkOf('x'.repeat(100_000))).toHaveLength(100);
});
