import { readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { transformSync } from 'oxc-transform';

/*
 * Before any module of the site: Node keeps what it has compiled, so that a second start takes a second less; where it may not
 * write, it does without.
 */
enableCompileCache(fileURLToPath(new URL('../node_modules/.cache/compiled', import.meta.url)));

/**
 * Packages of many small ES modules. To learn what a file is, Node reads its package.json again for each, `exports` too: Drizzle's
 * are 179 kB and its files 600, which was a third of a start's processor time. Their `.js` files are modules, all of them.
 */
const ofModules = /\/node_modules\/(?:drizzle-orm|zod)\/.*\.js$/;
const besideIt = /^\.\.?\/.*\.js$/;

/*
 * Node strips types but knows no JSX: mail and PDF templates are compiled when they are loaded.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    if (!besideIt.test(specifier) || !ofModules.test(context.parentURL ?? '')) return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
  },

  load(url, context, nextLoad) {
    if (!url.endsWith('.tsx')) return nextLoad(url, context);
    const file = fileURLToPath(url);
    const { code, errors } = transformSync(file, readFileSync(file, 'utf8'), {
      lang: 'tsx',
      jsx: { runtime: 'automatic' },
    });
    if (errors.length > 0) throw new SyntaxError(`${file}: ${errors[0].message}`);
    return { format: 'module', source: code, shortCircuit: true };
  },
});
