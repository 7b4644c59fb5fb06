import { randomUUID } from 'node:crypto';
import type { RegisterEmployerForm, RegisterJobseekerForm } from '#features/accounts/registration/fields.ts';
import type { TestApplication } from '../support/test-application.ts';

/** A password that every rule accepts, and another one. */
export const goodPassword = 'Dunav-2026';
export const otherPassword = 'Morava=1867';

const uniqueEmail = (name: string): string => `${name}-${randomUUID().slice(0, 8)}@primer.rs`;

/** What a candidate types when registering. */
export const jobseekerForm = (change: Partial<RegisterJobseekerForm> = {}): RegisterJobseekerForm => ({
  name: 'Milica',
  lastName: 'Đorđević',
  email: uniqueEmail('milica'),
  password: goodPassword,
  passwordRepeated: change.password ?? goodPassword,
  terms: true,
  ...change,
});

/** A PIB that is unique in this run, with its check digit (ISO 7064 MOD 11,10). */
export const newPib = (): string => {
  const body = String(Math.floor(10_000_000 + Math.random() * 89_999_999));
  let carry = 10;
  for (const digit of body) carry = (((carry + Number(digit)) % 10 || 10) * 2) % 11;
  return `${body}${(11 - carry) % 10}`;
};

/** What a company types when registering. */
export const employerForm = (change: Partial<RegisterEmployerForm> = {}): RegisterEmployerForm => ({
  company: 'Kvarc Računovodstvo d.o.o.',
  pib: newPib(),
  registrationNumber: '17162543',
  phone: '011/324-5678',
  location: 'Beograd',
  postal: '11000',
  address: 'Njegoševa 14',
  email: uniqueEmail('posao'),
  password: goodPassword,
  passwordRepeated: change.password ?? goodPassword,
  terms: true,
  ...change,
});

/** The token of the newest mail of a kind to an address, as its link carries it. */
export async function mailedToken(app: TestApplication, template: string, email: string): Promise<string> {
  const mail = (await app.mails()).filter((row) => row.template === template && row.recipient === email).at(-1);
  if (!mail) throw new Error(`no mail ${template} to ${email}`);
  return (mail.params as { token: string }).token;
}
