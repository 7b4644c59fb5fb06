import { Window } from 'happy-dom';

/*
 * A page beside the server in one process, for tests that need both: what a browser has and Node has not. What both have
 * (`URL`, `Request` …) stays Node's, as the server needs it. To be imported first: React asks once whether there is a page.
 */
const window = new Window({ url: 'http://localhost/' });
const missing = Object.getOwnPropertyNames(window).filter((name) => !(name in globalThis));
for (const name of missing)
  Object.defineProperty(globalThis, name, {
    configurable: true,
    writable: true,
    value: Reflect.get(window, name),
  });
Object.defineProperty(globalThis, 'window', { configurable: true, value: globalThis });
