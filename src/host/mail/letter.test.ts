import { expect, test } from 'vitest';
import { mailSurroundings } from '#tests/support/mail-surroundings.ts';
import { letter } from './letter.tsx';
import { mailHtml, plainOf } from './mail-rendering.ts';
import type { Mailer } from './mailer.ts';

const left = letter({
  name: 'test.left',
  texts: 'employers.team.mail.left',
  sample: { company: 'Kvarc', name: 'Ivana' },
  facts: ({ company, name }: { company: string; name: string }) => ({ company, name }),
  button: '/tim',
});

test('a letter finds its texts at its place, and above it what the place does not have', () => {
  const mail = letter({
    name: 'test.letter',
    texts: 'employers.team.mail.removed',
    sample: { company: 'Kvarc' },
    facts: ({ company }: { company: string }) => ({ company }),
    greeting: false,
    body: ({ company }) => ['next', company === '' && 'text', ['text', { company: 'Saldo' }]],
    button: ({ company }) => [`/kontakt?firma=${company}`, 'button'],
    after: ['preview'],
  });
  const { subject, body } = mail.render({ company: 'Kvarc' }, mailSurroundings('en'));
  const plain = plainOf(mailHtml(body));
  expect(mail.title).toBe('employers.team.mail.removed.name');
  expect(subject).toBe('You are no longer in the team of Kvarc');
  expect(plain.split(/\n{2,}/)).toEqual([
    'You are no longer in the team of Kvarc',
    expect.stringContaining('If you think this is a mistake'),
    expect.stringContaining('An account owner at Saldo has removed you'),
    'Write to us https://prilika.test/kontakt?firma=Kvarc',
    'You no longer have access to the company’s postings and applications.',
    expect.stringContaining('because you are in the team of Kvarc'),
    expect.stringContaining('Prilika'),
  ]);
});

test('texts that are missing, and a letter that is not registered, do not compile', () => {
  const common = { name: 'test.letter', sample: {} } as const;
  // @ts-expect-error: no such place
  letter({ ...common, texts: 'employers.team.mail.nothing' });
  // @ts-expect-error: no such paragraph
  letter({ ...common, texts: 'employers.team.mail.removed', body: ['text', 'nothing'] });
  // @ts-expect-error: no text for the button
  letter({ ...common, texts: 'accounts.personalData.mail.deleted', button: '/nalog' });
  // @ts-expect-error: not every kind has a subject
  letter({ ...common, texts: 'postings.moderation.mail.change', kind: () => 'approved' as 'approved' | 'x' });
  const queue: Mailer['queue'] = async () => true;
  const { name: _, ...unnamed } = left;
  const unknown = { ...unnamed, name: 'nobody.knows' as const };
  const mail = { params: { company: '', name: '' }, to: '', language: 'sr' as const };
  // @ts-expect-error: it is not among the mails of the product
  queue({} as never, { ...mail, template: unknown });
  queue({} as never, { ...mail, template: left });
});
