import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/*
 * Firefox by WebDriver BiDi, as far as the tests need it. Playwright's own Firefox is not in the package registry,
 * and its connection to an installed one (`channel: 'moz-firefox'`) sends commands that current Firefox does not
 * support.
 */

/** A value that is passed to the page and back as JSON. */
type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** What to look for: elements by CSS, the visible one that has this name or text. */
export interface Wanted {
  css: string;
  /** Its accessible name, as label, `aria-label` or text give it; a count or a hint may follow. */
  name?: string;
}

const patienceMillis = 20_000;

/**
 * Runs in the page: the first visible element that matches. Labels are around it, before it (`for`) or in attributes.
 */
const find = `({ css, name }) => [...document.querySelectorAll(css)].find((element) => {
  const shown = [element, ...(element.labels ?? [])].some((one) => one.checkVisibility({ visibilityProperty: true }));
  if (!shown && element.type !== 'file') return false;
  if (name === undefined) return true;
  const by = element.getAttribute('aria-labelledby')?.split(' ').map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  const labels = [...(element.labels ?? [])].map((label) => label.textContent);
  const names = [element.getAttribute('aria-label'), by, ...labels, element.textContent];
  const plain = (text) => text?.replace(/\\s+/g, ' ').trim();
  return names.some((text) => plain(text)?.startsWith(name) && !/\\p{L}/u.test(plain(text)[name.length] ?? ''));
})`;

/** Runs in the page: whether an element has come to rest, and a click in its middle meets it or its label. */
const atRest = `async (element) => {
  const place = () => JSON.stringify(element.getBoundingClientRect());
  for (let [frames, last] = [0, '']; frames < 5; frames += 1) {
    if (place() !== last) frames = 0;
    last = place();
    await new Promise(requestAnimationFrame);
  }
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return element.isConnected && hit !== null && (element.contains(hit) || hit.closest('label')?.contains(element) === true || hit.closest('label')?.control === element);
}`;

export interface FirefoxPage {
  /** Messages of the console and uncaught errors. */
  complaints: string[];
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Calls a function, passed as text, with JSON in and JSON out. */
  evaluate<T>(declaration: string, ...values: Json[]): Promise<T>;
  /** Waits until a function, passed as text, returns something truthy. */
  until(declaration: string, ...values: Json[]): Promise<void>;
  seen(wanted: Wanted): Promise<void>;
  click(wanted: Wanted): Promise<void>;
  /** Puts the focus into a field, empties it and types. */
  fill(wanted: Wanted, text: string): Promise<void>;
  choose(wanted: Wanted, option: string): Promise<void>;
  setFiles(wanted: Wanted, files: string[]): Promise<void>;
  close(): Promise<void>;
}

async function startFirefox(
  executablePath: string,
  profile: string,
): Promise<{ child: ChildProcess; address: string }> {
  writeFileSync(
    join(profile, 'user.js'),
    `user_pref("app.update.disabledForTesting", true);
user_pref("datareporting.policy.dataSubmissionPolicyBypassNotification", true);
user_pref("intl.accept_languages", "sr-Latn-RS, sr");
`,
  );
  const child = spawn(
    executablePath,
    ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile, 'about:blank'],
    {
      stdio: ['ignore', 'ignore', 'pipe'],
      env: { ...process.env, MOZ_REMOTE_SETTINGS_DEVTOOLS: '1', HOME: profile },
    },
  );
  let said = '';
  for await (const chunk of child.stderr) {
    said += chunk;
    const address = /WebDriver BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1];
    if (address) return { child, address };
  }
  throw new Error(`Firefox did not start: ${said}`);
}

/** Starts Firefox with a new profile and one window. */
export async function openFirefox(executablePath: string): Promise<FirefoxPage> {
  const profile = mkdtempSync(join(tmpdir(), 'prilika-firefox-'));
  const { child, address } = await startFirefox(executablePath, profile);
  const socket = new WebSocket(`${address}/session`);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', () => reject(new Error('Firefox refuses the connection.')), {
      once: true,
    });
  });
  const waiting = new Map<number, PromiseWithResolvers<Record<string, unknown>>>();
  const complaints: string[] = [];
  socket.addEventListener('message', ({ data }) => {
    const message = JSON.parse(String(data)) as {
      id?: number;
      result?: Record<string, unknown>;
      error?: string;
      message?: string;
      params?: { level?: string; text?: string };
    };
    if (message.id === undefined) {
      const { level, text } = message.params ?? {};
      if (level === 'error' || level === 'warn') complaints.push(text ?? '');
      return;
    }
    const answer = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.error) answer?.reject(new Error(`${message.error}: ${message.message}`));
    else answer?.resolve(message.result ?? {});
  });
  let last = 0;
  const send = <T = Record<string, unknown>>(method: string, params: object): Promise<T> => {
    last += 1;
    const answer = Promise.withResolvers<Record<string, unknown>>();
    waiting.set(last, answer);
    socket.send(JSON.stringify({ id: last, method, params }));
    return answer.promise as Promise<T>;
  };

  await send('session.new', { capabilities: {} });
  await send('session.subscribe', { events: ['log.entryAdded'] });
  const { contexts } = await send<{ contexts: [{ context: string }] }>('browsingContext.getTree', {});
  const [{ context }] = contexts;
  await send('browsingContext.setViewport', { context, viewport: { width: 1440, height: 900 } });

  interface Remote {
    type: string;
    value?: string | boolean;
    sharedId?: string;
  }
  const callFunction = async (functionDeclaration: string, values: Json[]): Promise<Remote> => {
    const answer = await send<{ result?: Remote; exceptionDetails?: { text: string } }>('script.callFunction', {
      functionDeclaration,
      arguments: values.map((value) => ({ type: 'string', value: JSON.stringify(value) })),
      target: { context },
      awaitPromise: true,
    });
    if (!answer.result) throw new Error(answer.exceptionDetails?.text ?? 'The page answers nothing.');
    return answer.result;
  };
  const given = '...values.map((value) => JSON.parse(value))';
  const evaluate = async <T>(declaration: string, ...values: Json[]): Promise<T> => {
    const { value } = await callFunction(
      `async (...values) => JSON.stringify((await (${declaration})(${given})) ?? null)`,
      values,
    );
    return JSON.parse(String(value ?? 'null')) as T;
  };
  /** Repeats the call until it returns something other than null. */
  const patiently = async <T>(what: string, ask: () => Promise<T | null>): Promise<T> => {
    const end = performance.now() + patienceMillis;
    for (;;) {
      // A page that is being left does not respond.
      const answer = await ask().catch(() => null);
      if (answer !== null) return answer;
      if (performance.now() > end) throw new Error(`Waited in vain for ${what}. ${complaints.join(' ')}`);
      await send('script.evaluate', {
        expression: 'new Promise((done) => setTimeout(done, 50))',
        target: { context },
        awaitPromise: true,
      }).catch(() => null);
    }
  };
  const elementOf = (wanted: Wanted): Promise<{ sharedId: string }> =>
    patiently(`${wanted.css} ${wanted.name ?? ''}`, async () => {
      const { type, sharedId } = await callFunction(
        `(...values) => { const element = (${find})(${given}); element?.scrollIntoView({ block: 'center' }); return element; }`,
        [wanted as unknown as Json],
      );
      return type === 'node' && sharedId ? { sharedId } : null;
    });
  const click = async (wanted: Wanted): Promise<void> => {
    const element = await patiently(`a place to click: ${wanted.css} ${wanted.name ?? ''}`, async () => {
      const element = await elementOf(wanted);
      const { result } = await send<{ result: Remote }>('script.callFunction', {
        functionDeclaration: atRest,
        arguments: [element],
        target: { context },
        awaitPromise: true,
      });
      return result.value === true ? element : null;
    });
    const origin = { type: 'element', element };
    await send('input.performActions', {
      context,
      actions: [
        {
          type: 'pointer',
          id: 'mouse',
          actions: [
            { type: 'pointerMove', x: 0, y: 0, origin },
            { type: 'pointerDown', button: 0 },
            { type: 'pointerUp', button: 0 },
          ],
        },
      ],
    });
  };
  const type = (text: string) =>
    send('input.performActions', {
      context,
      actions: [
        {
          type: 'key',
          id: 'keys',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ],
    });
  const navigated = { context, wait: 'complete' };
  /** Scripts come after the painting; a form that is used before them is another test's matter. */
  const alive = () =>
    patiently('the page’s scripts', async () =>
      (await evaluate<boolean>(
        `() => Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react'))`,
      ))
        ? true
        : null,
    );

  return {
    complaints,
    evaluate,
    click,
    async goto(url) {
      await send('browsingContext.navigate', { ...navigated, url });
      await alive();
    },
    async reload() {
      await send('browsingContext.reload', navigated);
      await alive();
    },
    async until(declaration, ...values) {
      await patiently(declaration, async () => ((await evaluate<boolean>(declaration, ...values)) ? true : null));
    },
    async seen(wanted) {
      await elementOf(wanted);
    },
    async fill(wanted, text) {
      const element = await elementOf(wanted);
      await send('script.callFunction', {
        functionDeclaration: '(field) => { field.focus(); field.select?.(); }',
        arguments: [element],
        target: { context },
        awaitPromise: false,
      });
      await type(text);
    },
    async choose(wanted, option) {
      const element = await elementOf(wanted);
      await send('script.callFunction', {
        functionDeclaration: `(field, label) => {
          field.value = [...field.options].find(({ text }) => text === label).value;
          field.dispatchEvent(new Event('input', { bubbles: true }));
          field.dispatchEvent(new Event('change', { bubbles: true }));
        }`,
        arguments: [element, { type: 'string', value: option }],
        target: { context },
        awaitPromise: false,
      });
    },
    async setFiles(wanted, files) {
      await send('input.setFiles', { context, element: await elementOf(wanted), files });
    },
    async close() {
      socket.close();
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
