import { expect, test } from 'vitest';
import { namePlace, readObjectPlace } from './object-place.ts';

test('a store of somebody’s own, with key and secret', () => {
  expect(readObjectPlace('s3://KEY:se%2Fcret@s3.example.com:9000/prilika-files?tls=false&region=eu')).toEqual({
    bucket: 'prilika-files',
    region: 'eu',
    endpoint: 'http://s3.example.com:9000',
    credentials: { accessKeyId: 'KEY', secretAccessKey: 'se/cret' },
    style: 'path',
    links: 'site',
  });
  expect(readObjectPlace('s3://K:S@s3.example.com/files?style=host&links=direct')).toMatchObject({
    endpoint: 'https://s3.example.com',
    region: 'us-east-1',
    style: 'host',
    links: 'direct',
  });
});

test('Amazon’s, or another, with the credentials that the machine has', () => {
  expect(readObjectPlace('s3://prilika-files?region=eu-central-1')).toEqual({
    bucket: 'prilika-files',
    region: 'eu-central-1',
    endpoint: null,
    credentials: null,
    style: 'host',
    links: 'site',
  });
  expect(readObjectPlace('s3://files?endpoint=https://s3.example.com')).toMatchObject({
    endpoint: 'https://s3.example.com',
    style: 'path',
    credentials: null,
  });
});

test.each([
  ['https://s3.example.com/files', /form s3:/],
  ['s3://', /form s3:|bucket/],
  ['s3://K:S@s3.example.com', /no bucket/],
  ['s3://K:S@s3.example.com/files/deeper', /no bucket/],
  ['s3://K@s3.example.com/files', /without its secret/],
  ['s3://s3.example.com/files', /without a key/],
  ['s3://files', /region/],
  ['s3://K:S@s3.example.com/files?acl=public', /no parameter acl/],
  ['s3://K:S@s3.example.com/files?tls=no', /tls is true or false/],
  ['s3://K:S@s3.example.com/files?endpoint=https://x.example', /leave endpoint out/],
  ['s3://files?endpoint=ftp://x.example', /endpoint is an address/],
])('%s is refused with a reason', (text, reason) => {
  expect(() => readObjectPlace(text)).toThrow(reason);
});

test('its name for people has no secret in it', () => {
  const place = readObjectPlace('s3://KEY:SECRET@s3.example.com/files');
  expect(namePlace(place)).toBe('s3://files at https://s3.example.com');
  expect(namePlace(readObjectPlace('s3://files?region=eu-central-1'))).toBe('s3://files at Amazon, eu-central-1');
});
