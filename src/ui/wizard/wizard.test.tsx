// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { type HookPage, renderHook } from '#tests/support/render-hook.tsx';
import { TextField } from '../forms/named-fields.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import { useZodForm } from '../forms/zod-form.ts';
import { openStep, type StepAddress, useStepAddress } from './step-address.ts';
import { Wizard } from './wizard.tsx';
import { WizardFoot } from './wizard-foot.tsx';
import { WizardForm } from './wizard-form.tsx';

const steps = ['ime', 'grad', 'kraj'] as const;
type Step = (typeof steps)[number];
const schema = z.object({ name: z.string().min(1), town: z.string().min(1) });

let page: HookPage<StepAddress<Step>>;
let isFocusTaken: boolean;
const left = vi.fn();

/** A wizard of three steps over one form, which is checked as a whole. */
function Page() {
  const { named, goTo } = useStepAddress(steps);
  const step = named ?? 'ime';
  const place = steps.indexOf(step);
  const [before, after] = [steps[place - 1], steps[place + 1]];
  const form = useZodForm({ schema: async () => schema, defaultValues: { name: '', town: '' } });
  return (
    <Wizard
      title="Novo"
      steps={steps.map((code) => ({ code, label: `Korak ${code}` }))}
      step={step}
      onOpen={goTo}
      onLeave={left}
      isFocusTaken={() => isFocusTaken}
      aside={null}
    >
      <WizardForm
        name="probe"
        submission={useSubmit(form, async () => after && goTo(after))}
        placeOf={(path) => ({ step: path === 'name' ? 'ime' : 'grad', field: path })}
        heading={`Naslov ${step}`}
        foot={
          <WizardFoot onBack={before && (() => goTo(before))} cancel={<b>Odustani</b>} isLast={!after}>
            Dalje
          </WizardFoot>
        }
      >
        {step === 'ime' ? <TextField name="name" label="Ime" /> : null}
        {step === 'grad' ? <TextField name="town" label="Grad" /> : null}
      </WizardForm>
    </Wizard>
  );
}

const open = async (path: string) => {
  page = await renderHook(() => useStepAddress(steps), {
    path,
    around: (probe) => (
      <>
        {probe}
        <Page />
      </>
    ),
  });
};
const button = (name: string): HTMLButtonElement => {
  const found = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === name);
  if (!found) throw new Error(`no button ${name}`);
  return found;
};

beforeEach(() => {
  isFocusTaken = false;
  left.mockClear();
  window.scrollTo = vi.fn() as typeof window.scrollTo;
});
afterEach(() => page.unmount());

test('the address names the step, by its word or its place, and keeps what else it says', async () => {
  await open('/?korak=grad&nacrt=7');
  expect(page.current.named).toBe('grad');
  await page.act(() => page.current.goTo('kraj'));
  expect(page.address()).toBe('/?korak=kraj&nacrt=7');
  await page.unmount();
  await open('/?korak=3');
  expect(page.current.named).toBe('kraj');
  await page.unmount();
  await open('/?korak=nema');
  expect(page.current.named).toBeNull();
});

test('a step that is left is saved, and the new one begins at its heading', async () => {
  await open('/');
  expect(left).not.toHaveBeenCalled();
  await page.act(() => page.current.goTo('grad'));
  expect(left).toHaveBeenCalledOnce();
  expect(document.activeElement?.textContent).toBe('Naslov grad');
  await page.act(() => button('Nazad').click());
  expect(left).toHaveBeenCalledTimes(2);
  expect(page.address()).toBe('/?korak=ime');
  expect(document.body.textContent).toContain('Odustani');
});

test('the focus stays with what is more urgent than the heading', async () => {
  isFocusTaken = true;
  await open('/');
  await page.act(() => page.current.goTo('grad'));
  expect(document.activeElement?.textContent).not.toBe('Naslov grad');
});

test('a wrong field of another step is named with its step, and the way there opens it', async () => {
  await open('/?korak=kraj');
  await page.act(() => button('Dalje').click());
  await vi.waitFor(() => button('name (korak „Korak ime”)'));
  await page.act(() => button('name (korak „Korak ime”)').click());
  expect(page.address()).toBe('/?korak=ime');
});

test('nobody comes past a step that is not filled in', () => {
  expect(openStep(steps, 'kraj', 'grad')).toBe('grad');
  expect(openStep(steps, 'ime', 'grad')).toBe('ime');
  expect(openStep(steps, 'kraj', null)).toBe('kraj');
});
