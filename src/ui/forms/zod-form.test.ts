import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiProblem, ClientError } from '#kit/client-errors.ts';
import { sharedMessages } from '#kit/i18n/messages.sr.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { createTranslator } from '#kit/i18n/translator.ts';
import { applyProblem, errorOf, toFieldErrors, zodResolver } from './zod-form.ts';

const t: Translate = createTranslator('sr', {
  ...sharedMessages,
  applications: { problems: { 'without-cv': 'Dodajte CV.' } },
});

const schema = z.strictObject({
  email: z.string().trim().pipe(z.email()),
  name: z.string().min(1).max(5),
  entries: z.array(z.strictObject({ title: z.string().min(1) })).max(1),
});

const validate = (values: z.input<typeof schema>) =>
  zodResolver<z.input<typeof schema>, z.output<typeof schema>>(async () => schema, t)(values, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });

describe('zodResolver', () => {
  it('gives the parsed values of a right form', async () => {
    const result = await validate({ email: ' ana@primer.rs ', name: 'Ana', entries: [] });
    expect(result).toEqual({ values: { email: 'ana@primer.rs', name: 'Ana', entries: [] }, errors: {} });
  });

  it('says that nothing was checked when the rules cannot be loaded', async () => {
    const lost = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
    const options = { fields: {}, shouldUseNativeValidation: false };
    const { errors } = await zodResolver(lost, t)({}, undefined, options);
    expect(errorOf(errors, 'root.form')).toBe(sharedMessages.client.fetch);
  });

  it('says every mistake at its field, in words', async () => {
    const { errors } = await validate({ email: 'ana', name: '', entries: [{ title: '' }] });
    expect(errorOf(errors, 'email')).toBe(sharedMessages.validation.email);
    expect(errorOf(errors, 'name')).toBe(sharedMessages.validation.required);
    expect(errorOf(errors, 'entries.0.title')).toBe(sharedMessages.validation.required);
  });

  it('fills in the numbers of a limit', async () => {
    const { errors } = await validate({ email: 'ana@primer.rs', name: 'Anastasija', entries: [] });
    expect(errorOf(errors, 'name')).toContain('5');
  });

  it('keeps the mistake of a list together with those of its entries', () => {
    const errors = toFieldErrors(
      [
        { path: 'entries.0.title', code: 'required' },
        { path: 'entries', code: 'too-many', params: { max: 3 } },
      ],
      t,
    );
    expect(errorOf(errors, 'entries.0.title')).toBe(sharedMessages.validation.required);
    expect(errorOf(errors, 'entries')).toContain('3');
  });

  it('says a problem of a feature in that feature’s words', () => {
    const errors = toFieldErrors([{ path: '', code: 'applications.without-cv' }], t);
    expect(errorOf(errors, 'root.form')).toBe('Dodajte CV.');
  });
});

describe('applyProblem', () => {
  const problem = (errors: ApiProblem['problem']['errors']) =>
    new ApiProblem({
      type: '',
      title: 'Naslov',
      status: 422,
      detail: 'Sve zajedno',
      code: 'validation',
      requestId: '',
      errors,
    });
  const form = () => {
    const values: Record<string, unknown> = { email: '', name: '' };
    return { setError: vi.fn(), getValues: ((path: string) => values[path]) as never };
  };

  it('puts errors of fields at the fields', () => {
    const target = form();
    const rest = applyProblem(
      problem([
        { path: 'email', code: 'email', message: 'Imejl nije ispravan.' },
        { path: 'name', code: 'required', message: 'Obavezno.' },
      ]),
      target,
      t,
    );
    expect(rest).toBeNull();
    expect(target.setError.mock.calls).toEqual([
      ['email', { type: 'email', message: 'Imejl nije ispravan.' }],
      ['name', { type: 'required', message: 'Obavezno.' }],
    ]);
  });

  it('returns what belongs to no field of the form', () => {
    const rest = applyProblem(problem([{ path: 'hidden', code: 'x', message: 'Skriveno polje.' }]), form(), t);
    expect(rest).toBe('Skriveno polje.');
  });

  it('returns the sentence of a problem without fields, and of a missing connection', () => {
    expect(applyProblem(problem([]), form(), t)).toBe('Sve zajedno');
    expect(applyProblem(new ClientError('fetch', null), form(), t)).toBe(sharedMessages.client.fetch);
  });
});
