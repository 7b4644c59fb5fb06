import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

const require = createRequire(import.meta.url);
const scripts = ['latin', 'latin-ext', 'cyrillic'] as const;
const weights = [400, 600, 700] as const;

for (const script of scripts) {
  Font.register({
    family: `Geologica ${script}`,
    fonts: weights.map((fontWeight) => ({
      src: require.resolve(`@fontsource/geologica/files/geologica-${script}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  });
}

/** Words stay whole: the rules built in are for English, and the hyphen they add is in no script's file but one. */
Font.registerHyphenationCallback((word) => [word]);

/**
 * `fontFamily` of every PDF: a file for each script, and every letter is taken from the first that has it. The fonts
 * that PDF readers bring know no Đ, ć and č.
 */
export const pdfFontFamily = scripts.map((script) => `Geologica ${script}`);
