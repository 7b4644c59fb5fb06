import { createTransport } from 'nodemailer';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startSmtp, type TestSmtp } from './smtp.ts';

let smtp: TestSmtp;
beforeAll(async () => {
  smtp = await startSmtp();
});
afterAll(() => smtp.close());

const send = (subject: string) =>
  createTransport(smtp.url).sendMail({
    from: 'prilika@primer.rs',
    to: 'kandidat@primer.rs',
    subject,
    text: 'Zdravo, Đorđe',
  });

it('returns sent mails, to waiting and to later calls', async () => {
  const waiting = smtp.waitForMail(({ message }) => message.subject === 'Prva šansa');
  await send('Nešto drugo');
  await send('Prva šansa');
  const mail = await waiting;
  expect(mail).toMatchObject({ from: 'prilika@primer.rs', to: ['kandidat@primer.rs'] });
  expect(mail.message.text?.trim()).toBe('Zdravo, Đorđe');
  expect(await smtp.waitForMail(({ message }) => message.subject === 'Nešto drugo')).toBe(smtp.messages[0]);
});

it('refuses on request, once', async () => {
  smtp.failNext(451);
  await expect(send('Odbijeno')).rejects.toMatchObject({ responseCode: 451 });
  await send('Odbijeno');
  expect(smtp.messages.filter(({ message }) => message.subject === 'Odbijeno')).toHaveLength(1);
});
