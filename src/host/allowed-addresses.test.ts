import { expect, test } from 'vitest';
import { allowedAddresses, isNetwork } from './allowed-addresses.ts';

test.each([
  ['127.0.0.1', true],
  ['10.0.0.0/8', true],
  ['10.0.0.0/0', true],
  ['fd00::/8', true],
  ['::1', true],
  ['fd00::/128', true],
  ['10.0.0.0/33', false],
  ['fd00::/129', false],
  ['10.0.0.0/8/8', false],
  ['10.0.0.0/', false],
  ['10.0.0/8', false],
  ['prometheus.local', false],
  ['', false],
])('%s is an address or network: %s', (text, expected) => {
  expect(isNetwork(text)).toBe(expected);
});

test.each([
  ['127.0.0.1', true],
  ['127.0.0.2', false],
  ['10.255.0.1', true],
  ['11.0.0.1', false],
  ['::ffff:10.1.2.3', true],
  ['::ffff:11.1.2.3', false],
  ['fd12::7', true],
  ['fe80::7', false],
  ['unknown', false],
  ['', false],
])('of 127.0.0.1, 10.0.0.0/8 and fd00::/8, %s is allowed: %s', (address, expected) => {
  expect(allowedAddresses(['127.0.0.1', '10.0.0.0/8', 'fd00::/8'])(address)).toBe(expected);
});

test('nobody is allowed where nothing is named', () => {
  expect(allowedAddresses([])('127.0.0.1')).toBe(false);
});
