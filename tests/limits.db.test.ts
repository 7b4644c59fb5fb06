import { describe, expect, test } from 'vitest';
import { uploadGuestFile } from '#features/files/contract.ts';
import { previewPosting } from '#features/postings/contract.ts';
import { checkWording } from '#features/postings/wording-contract.ts';
import { problemOf } from '#shared/client-errors.ts';
import { signedInEmployer } from './builders/employer-builder.ts';
import { buildPostingInput } from './builders/posting-input-builder.ts';
import { samplePdf } from './support/sample-files.ts';
import { createTestApplication } from './support/test-application.ts';

/*
 * Limits that bind (SPEC §11): each is tried at the last act it allows and at the first it refuses.
 */
const app = await createTestApplication();

/** The status of each of so many acts, one after the other; 200 stands for every success. */
const statuses = async (count: number, act: (at: number) => Promise<unknown>): Promise<number[]> => {
  const all: number[] = [];
  for (let at = 0; at < count; at += 1)
    all.push(
      await act(at).then(
        () => 200,
        (error: unknown) => problemOf(error)?.status ?? 500,
      ),
    );
  return all;
};

/** A curriculum vitae as its form sends it. */
const cvForm = (): FormData => {
  const form = new FormData();
  form.append('file', new File([samplePdf()], 'cv.pdf'));
  return form;
};

const allowed = (times: number, ...then: number[]): number[] => [
  ...Array.from({ length: times }, () => 200),
  ...then,
];

describe('one network is one caller', () => {
  const upload = (from: string): Promise<unknown> => app.call(uploadGuestFile, {}, { from, form: cvForm() });

  test('however many addresses of IPv6 it has', async () => {
    const fromInside = (at: number) => upload(`2001:db8:1:2:${at.toString(16)}::1`);
    expect(await statuses(31, fromInside)).toEqual(allowed(30, 429));
    expect(await statuses(1, () => upload('2001:db8:1:3::1'))).toEqual([200]);
  });

  test('whether its IPv4 address comes as it is or inside of IPv6', async () => {
    const addresses = ['203.0.113.9', '::ffff:203.0.113.9', '::ffff:cb00:7109'];
    const mixed = (at: number) => upload(addresses[at % 3] as string);
    expect(await statuses(31, mixed)).toEqual(allowed(30, 429));
  });
});

describe('what is worked out for one account alone', () => {
  test('previews: 200 an hour', async () => {
    const [first, second] = [await signedInEmployer(app), await signedInEmployer(app)];
    const preview = (as: string) => app.call(previewPosting, { body: buildPostingInput() }, { as });
    expect(await statuses(201, () => preview(first.token))).toEqual(allowed(200, 429));
    expect(await statuses(1, () => preview(second.token))).toEqual([200]);
  });

  test('checks of wording: 600 an hour', async () => {
    const { token: as } = await signedInEmployer(app);
    const check = () => app.call(checkWording, { body: { positionTitle: 'Pekar' } }, { as });
    expect(await statuses(601, check)).toEqual(allowed(600, 429));
  });
});
