import { globSync, readFileSync } from 'node:fs';

/** Source files of what people see, with their text. */
export const webSources = (): { path: string; text: string }[] =>
  globSync('src/{app,features,plugins,ui}/**/*.{ts,tsx}')
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The names of all forms of the product, as the component of a form says them: `<Form name=…>`, `<RecordForm name=…>`. */
export const productForms = (): string[] =>
  webSources()
    .flatMap(({ text }) => [...text.matchAll(/<(?:\w*Form|NewAccountFrame|TextEditor)\s+name="([a-z-]+)"/g)])
    .map(([, name]) => name as string)
    .sort();
