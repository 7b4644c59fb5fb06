import { expect, test } from 'vitest';
import { toSendFailure } from './mail-transport.ts';

const failure = (response: string, command = 'RCPT TO', code = 'EENVELOPE') =>
  toSendFailure(
    Object.assign(new Error('refused'), {
      code,
      command,
      response,
      responseCode: Number(response.slice(0, 3)),
    }),
  );

test.each([
  ['550 no such person', true],
  ['551 User not local', true],
  ['553 mailbox name not allowed', true],
  ['550 5.1.1 user unknown', true],
  ['550-5.1.1 The email account does not exist', true],
  ['556 5.1.10 null MX', true],
  ['550 5.7.1 listed by a blocklist', false],
  ['550 5.2.2 mailbox full', false],
  ['553 5.1.8 sender domain does not exist', false],
  ['552 mailbox full', false],
  ['554 looks like spam', false],
  ['450 4.1.1 try again', false],
])('%s in response to RCPT: is it about the recipient? %s', (response, expected) => {
  expect(failure(response).noRecipient).toBe(expected);
});

test('a plain 550 about the sender or the contents says nothing about the recipient', () => {
  expect(failure('550 no', 'MAIL FROM').noRecipient).toBe(false);
  expect(failure('550 no', 'DATA', 'EMESSAGE')).toMatchObject({ permanent: true, noRecipient: false });
  expect(failure('550 5.1.1 unknown', 'DATA', 'EMESSAGE').noRecipient).toBe(true);
});
