import './support/dom.ts';
import fc from 'fast-check';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { getPriceList, savePriceList } from '#features/advertising/price-list/price-list-contract.ts';
import { PriceEditor } from '#features/advertising/price-list/web/price-editor/price-editor.tsx';
import { toForm as toPriceForm } from '#features/advertising/price-list/web/price-editor/price-form.ts';
import { createAnnouncement, listAnnouncements, saveAnnouncement } from '#features/content/announcements/contract.ts';
import type { AnnouncementForm, AnnouncementView } from '#features/content/announcements/fields.ts';
import { announcements } from '#features/content/announcements/server/announcement-table.ts';
import { AnnouncementForm as AnnouncementWindow } from '#features/content/announcements/web/announcement-form.tsx';
import { getCompany, saveCompany } from '#features/employers/administration/contract.ts';
import { CompanyForm, toForm as toCompanyForm } from '#features/employers/administration/web/company-form.tsx';
import { getEmployerProfile, putEmployerProfile } from '#features/employers/profile/contract.ts';
import { EmployerProfileView } from '#features/employers/profile/web/employer-profile-view.tsx';
import { toForm as toProfileForm } from '#features/employers/profile/web/profile-values.ts';
import type { TownField } from '#features/employers/profile/web/seat-card.tsx';
import { changeTemplate, keepTemplate, listTemplates } from '#features/messages/contract.ts';
import type { MessageTemplate } from '#features/messages/fields.ts';
import { TemplateForm } from '#features/messages/web/template-form.tsx';
import { getSettings, saveSettings } from '#features/settings/contract.ts';
import { SettingsForm } from '#features/settings/web/settings-form.tsx';
import { rateLimits } from '#host/rate-limit-table.ts';
import { ClientError } from '#kit/client-errors.ts';
import { TextInput } from '#ui/text-input.tsx';
import { signedInAdmin, signedInEmployer } from './builders/personas.ts';
import { newPib } from './builders/registration-builder.ts';
import { webSources } from './support/product-forms.ts';
import { type HookPage, renderHook } from './support/render-hook.tsx';
import { createTestApplication } from './support/test-application.ts';

/*
 * Whatever two people do with one stored thing, with whatever line: what is said to be saved is, nothing that the other one
 * has saved is written over unasked, and what was typed stays until it is saved or given up.
 */

const app = await createTestApplication();
// Loaded before, so that it comes while the page is waited for.
await import('#ui/rich/rich-text-editor.tsx');

type Values = Record<string, string>;
type Network = 'there' | 'away' | 'without answers';

/** One stored thing, with its form on a page and a second person who changes it by the API. */
interface Thing {
  /** Access token of who has the page. */
  as: string;
  /** What may be typed in each field, by its name in the form: two values that are right, and one that may be wrong. */
  fields: Readonly<Record<string, readonly [string, ...string[]]>>;
  /** What every sending needs besides. */
  needs?: Values;
  /** The fields as they are stored. */
  read: () => Promise<Values>;
  /** The second person changes one field. */
  write: (field: string, value: string) => Promise<void>;
  /** The page as it is loaded now; it says when its window closes. */
  load: (onClose: () => void) => Promise<ReactNode>;
}

const at = (values: unknown, path: string): string =>
  String(path.split('.').reduce((part, name) => (part as Record<string, unknown>)[name], values) ?? '');
const withValue = <T,>(values: T, path: string, value: string): T => {
  const copy = structuredClone(values);
  const names = path.split('.');
  const last = names.pop() as string;
  const part = names.reduce((inner, name) => inner[name] as never, copy as Record<string, unknown>);
  part[last] = value;
  return copy;
};
const nothing = async (): Promise<void> => undefined;

/** Reads and writes of something whose form has this shape. */
const stored = <Form,>(
  fields: Thing['fields'],
  read: () => Promise<Form>,
  save: (form: Form) => Promise<unknown>,
): Pick<Thing, 'fields' | 'read' | 'write'> => ({
  fields,
  async read() {
    const form = await read();
    return Object.fromEntries(Object.keys(fields).map((field) => [field, at(form, field)]));
  },
  async write(field, value) {
    await save(withValue(await read(), field, value));
  },
});

const things: Readonly<Record<string, () => Promise<Thing>>> = {
  async settings() {
    const as = (await signedInAdmin(app)).token;
    const other = (await signedInAdmin(app)).token;
    const get = async () => (await app.call(getSettings, {}, { as: other })).data;
    return {
      as,
      ...stored(
        {
          'provider.name': ['Prilika doo', 'Prilika plus', ''],
          'provider.address': ['Knez Mihailova 1', 'Nemanjina 4'],
          'provider.email': ['racuni@prilika.example', 'kontakt@prilika.example', 'nije adresa'],
        },
        get,
        (body) => app.call(saveSettings, { body }, { as: other }),
      ),
      load: async () => <SettingsForm settings={await get()} />,
    };
  },

  async 'price list'() {
    const as = (await signedInAdmin(app)).token;
    const other = (await signedInAdmin(app)).token;
    const get = async () => (await app.call(getPriceList, {}, { as: other })).data;
    return {
      as,
      ...stored(
        {
          'adTypes.0.prices.0.netPara': ['9.900', '8.900', 'puno'],
          'adTypes.1.prices.2.netPara': ['21.900', '19.900'],
          'packages.0.discountPercent': ['10', '12', '400'],
        },
        async () => toPriceForm(await get()),
        (body) => app.call(savePriceList, { body }, { as: other }),
      ),
      load: async () => <PriceEditor list={await get()} />,
    };
  },

  async announcement() {
    const as = (await signedInAdmin(app)).token;
    const other = (await signedInAdmin(app)).token;
    const begun: AnnouncementForm = {
      level: 'info',
      audience: 'all',
      textSr: 'Radovi u subotu.',
      textEn: 'Works on Saturday.',
      startsAt: '2026-12-01T09:00',
      endsAt: '2026-12-02T09:00',
    };
    // There may be fifty.
    await app.database.executor.delete(announcements);
    const { data } = await app.call(createAnnouncement, { body: begun }, { as: other });
    const params = { id: String(data.id) };
    const get = async (): Promise<AnnouncementView> => {
      const { data: all } = await app.call(listAnnouncements, { query: {} }, { as: other });
      return all.find(({ id }) => id === data.id) as AnnouncementView;
    };
    return {
      as,
      ...stored(
        {
          textSr: ['Radovi u nedelju.', 'Radovi su gotovi.', ''],
          textEn: ['Works on Sunday.', 'Works are over.'],
          endsAt: ['2026-12-03T09:00', '2026-12-04T09:00'],
        },
        get,
        ({ level, audience, textSr, textEn, startsAt, endsAt, version }) => {
          const body = { level, audience, textSr, textEn, startsAt, endsAt, version };
          return app.call(saveAnnouncement, { params, body }, { as: other });
        },
      ),
      load: async (onClose) => <AnnouncementWindow announcement={await get()} onClose={onClose} refresh={nothing} />,
    };
  },

  async template() {
    const { token: as } = await signedInEmployer(app);
    const begun = { name: 'Poziv', subject: 'Razgovor', body: 'Pozivamo vas na razgovor.' };
    const { data } = await app.call(keepTemplate, { body: begun }, { as });
    const get = async (): Promise<MessageTemplate> => {
      const { data: all } = await app.call(listTemplates, {}, { as });
      return all.find(({ id }) => id === data.id) as MessageTemplate;
    };
    return {
      as,
      ...stored(
        {
          name: ['Drugi krug', 'Poziv za kraj', ''],
          subject: ['Drugi razgovor', 'Kraj razgovora'],
          body: ['Dođite ponovo.', 'Hvala na dolasku.'],
        },
        get,
        ({ id, name, subject, body, version }) =>
          app.call(changeTemplate, { params: { id }, body: { name, subject, body, version } }, { as }),
      ),
      load: async (onClose) => <TemplateForm of={await get()} onSaved={onClose} onClose={onClose} />,
    };
  },

  async company() {
    const as = (await signedInAdmin(app)).token;
    const other = (await signedInAdmin(app)).token;
    const { row } = await signedInEmployer(app, {
      pib: newPib(),
      registrationNumber: '17162543',
      phone: '+381113245678',
    });
    const params = { id: String(row.id) };
    const get = async () => (await app.call(getCompany, { params }, { as: other })).data;
    return {
      as,
      needs: { reason: 'Po zahtevu firme' },
      ...stored(
        {
          company: ['Kvarc plus', 'Kvarc minus', ''],
          address: ['Njegoševa 15', 'Njegoševa 16'],
          website: ['https://kvarc.example', 'https://kvarc-plus.example', 'nije adresa'],
        },
        async () => toCompanyForm(await get()),
        (form) => app.call(saveCompany, { params, body: { ...form, reason: 'Iz dopisa' } }, { as: other }),
      ),
      load: async () => <CompanyForm company={await get()} />,
    };
  },

  async 'company profile'() {
    const { token: as } = await signedInEmployer(app, {
      pib: null,
      registrationNumber: '17162543',
      phone: '+381113245678',
      verifiedAt: null,
    });
    const get = async () => (await app.call(getEmployerProfile, {}, { as })).data;
    return {
      as,
      ...stored(
        {
          company: ['Opal plus', 'Opal minus', ''],
          address: ['Njegoševa 15', 'Njegoševa 16'],
          companyEmail: ['kontakt@opal.example', 'posao@opal.example', 'nije adresa'],
        },
        async () => toProfileForm(await get()),
        (body) => app.call(putEmployerProfile, { body }, { as }),
      ),
      load: async () => <EmployerProfileView profile={await get()} Town={Town} onSaved={() => undefined} />,
    };
  },
};

function Town({ onPostal: _, ...input }: Parameters<TownField>[0]) {
  return <TextInput {...input} />;
}

const textOf = (element: Element): string => element.textContent ?? '';
const dispatch = (target: Element | null, type: string): void => {
  const event = document.createEvent('Event');
  event.initEvent(type, true, true);
  target?.dispatchEvent(event);
};
const setValue = (input: HTMLInputElement, value: string): void => {
  const { prototype } = input.localName === 'textarea' ? HTMLTextAreaElement : HTMLInputElement;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(input, value);
  dispatch(input, 'input');
};

/** How often it came to that, so that the test tests something. */
let counts = { saved: 0, asked: 0 };

/** Somebody at a form, and what is known of the thing behind it. */
class World {
  network: Network = 'there';
  /** What was changed here and is not saved. */
  typed: Values = {};
  /** What the form began with. */
  private base: Values = {};
  /** The same as soon as one of two versions is chosen. */
  private met: Values = {};
  /** What the server has, as far as it was looked at. */
  known: Values = {};
  /** Fields that the second person has changed and the first one has not been shown. */
  unseen = new Set<string>();
  private page: HookPage<null> | null = null;
  private running = 0;
  private closed = false;

  private readonly thing: Thing;

  constructor(thing: Thing) {
    this.thing = thing;
  }

  async open(): Promise<void> {
    await this.page?.unmount();
    this.closed = false;
    const element = await this.thing.load(() => {
      this.closed = true;
    });
    this.page = await renderHook(() => null, {
      transport: async ({ url, method, headers, body }) => {
        if (this.network === 'away') throw new ClientError('fetch', null);
        this.running += 1;
        try {
          const init = { method, headers: { ...headers, Authorization: `Bearer ${this.thing.as}` } };
          const answer = await app.fetch(url, { ...init, ...(body === undefined ? {} : { body }) });
          if (this.network === 'without answers' && method !== 'GET') throw new ClientError('timeout', null);
          return answer;
        } finally {
          this.running -= 1;
        }
      },
      around: (probe) => (
        <>
          {probe}
          {element}
        </>
      ),
    });
    this.typed = {};
    this.unseen.clear();
    this.known = await this.thing.read();
    this.base = this.known;
    await this.does(() => undefined);
  }

  async close(): Promise<void> {
    await this.page?.unmount();
  }

  /** Does something on the page, and waits until it has come to rest. */
  async does(act: () => void): Promise<string[]> {
    const before = new Set(document.querySelectorAll('.toast'));
    await this.page?.act(async () => {
      act();
      for (let calm = 0; calm < 3; calm = this.running > 0 ? 0 : calm + 1)
        await new Promise((resolve) => setImmediate(resolve));
    });
    return [...document.querySelectorAll('.toast')].filter((toast) => !before.has(toast)).map(textOf);
  }

  input(field: string): HTMLInputElement {
    const found = document.querySelector<HTMLInputElement>(`form [name="${field}"]`);
    if (!found) throw new Error(`no field ${field}`);
    return found;
  }

  async types(field: string, value: string): Promise<void> {
    await this.does(() => {
      setValue(this.input(field), value);
    });
    // What is as it was is no change.
    if (value === this.base[field]) delete this.typed[field];
    else this.typed[field] = value;
  }

  /** The window of two versions is open. */
  get asked(): boolean {
    return this.button(false) !== undefined;
  }

  private button(keeps: boolean): HTMLButtonElement | undefined {
    const name = keeps ? 'Zadrži moju verziju' : 'Uzmi noviju verziju';
    return [...document.querySelectorAll('button')].find((one) => textOf(one) === name);
  }

  /** Sends the form, or chooses between two versions; looks at what the server has then. */
  async saves(act: () => void): Promise<void> {
    const said = await this.does(act);
    const now = await this.thing.read();
    for (const [field, value] of Object.entries(now)) {
      const isMine = field in this.typed && value === this.typed[field];
      if (value !== this.known[field]) expect(isMine, `${field} is what was typed`).toBe(true);
      if (this.unseen.has(field)) expect(value, `${field} is written over unasked`).toBe(this.known[field]);
    }
    this.known = now;
    if (said.some((text) => text.includes('sačuvan'))) {
      for (const [field, value] of Object.entries(this.typed))
        expect(now[field], `${field} was said to be saved`).toBe(value);
      counts.saved += 1;
      this.typed = {};
      this.base = now;
      this.unseen.clear();
      if (this.closed) await this.open();
    }
    if (this.asked) {
      this.unseen.clear();
      this.met = now;
      counts.asked += 1;
    }
  }

  async sends(): Promise<void> {
    for (const [field, value] of Object.entries(this.thing.needs ?? {}))
      if (this.input(field).value !== value) await this.does(() => setValue(this.input(field), value));
    await this.saves(() => dispatch(document.querySelector('form'), 'submit'));
  }

  /** Closes the window of two versions without a choice. */
  async putsOff(): Promise<void> {
    await this.does(() => document.querySelector<HTMLElement>('dialog [aria-label="Zatvori"]')?.click());
    expect(this.asked).toBe(false);
  }

  async chooses(keeps: boolean): Promise<void> {
    const button = this.button(keeps);
    if (!button) return;
    this.base = this.met;
    for (const [field, value] of Object.entries(this.typed))
      if (!keeps || value === this.base[field]) delete this.typed[field];
    await this.saves(() => button.click());
  }
}

type Act =
  | { kind: 'type' | 'other'; field: number; value: number }
  | { kind: 'send' | 'reload' | 'put off' }
  | { kind: 'choose'; keeps: boolean }
  | { kind: 'network'; network: Network };
const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('type' as const), field: fc.nat(2), value: fc.nat(2) }),
  },
  { weight: 4, arbitrary: fc.constant({ kind: 'send' as const }) },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('other' as const), field: fc.nat(2), value: fc.nat(1) }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('choose' as const), keeps: fc.boolean() }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'reload' as const }) },
  { weight: 1, arbitrary: fc.constant({ kind: 'put off' as const }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('network' as const),
      network: fc.constantFrom<Network>('there', 'away', 'without answers'),
    }),
  },
);

test('every record of the product is among them', () => {
  const records = webSources().filter(({ text }) => /\buseRecord</.test(text) && !text.includes('function useRecord<'));
  expect(records).toHaveLength(Object.keys(things).length);
});

test.each(Object.keys(things))('%s: what is said to be saved is, and nothing is written over unasked', async (name) => {
  counts = { saved: 0, asked: 0 };
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 12, maxLength: 32 }), async (acts) => {
      // Each run is new people at the same address.
      await app.database.executor.delete(rateLimits);
      const thing = await (things[name] as () => Promise<Thing>)();
      const world = new World(thing);
      const names = Object.keys(thing.fields);
      const choice = (field: string, place: number): string => {
        const values = thing.fields[field] as readonly string[];
        return values[place % values.length] as string;
      };
      try {
        await world.open();
        for (const one of acts) {
          if (one.kind === 'network') world.network = one.network;
          else if (one.kind === 'other') {
            const field = names[one.field] as string;
            const value = choice(field, one.value);
            await thing.write(field, value);
            if (world.known[field] !== value) world.unseen.add(field);
            world.known = await thing.read();
          } else if (one.kind === 'choose') await world.chooses(one.keeps);
          else if (one.kind === 'put off') await world.putsOff();
          else if (world.asked) continue;
          else if (one.kind === 'type') {
            const field = names[one.field] as string;
            await world.types(field, choice(field, one.value));
          } else if (one.kind === 'reload') await world.open();
          else await world.sends();
          for (const [field, value] of Object.entries(world.typed))
            expect(world.input(field).value, `${field} stays as it was typed`).toBe(value);
        }
        // The line is back, what is wrong is put right, and whoever is asked keeps the own words.
        world.network = 'there';
        for (let round = 0; round < 4 && (world.asked || Object.keys(world.typed).length > 0); round += 1) {
          if (world.asked) await world.chooses(true);
          else {
            for (const field of Object.keys(world.typed)) await world.types(field, choice(field, 0));
            await world.sends();
          }
        }
        expect(world.typed).toEqual({});
      } finally {
        await world.close();
      }
    }),
    { numRuns: 30 },
  );
  expect(counts.saved).toBeGreaterThan(0);
  expect(counts.asked).toBeGreaterThan(0);
});
