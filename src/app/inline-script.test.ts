import { expect, test } from 'vitest';
import { scriptValue } from './inline-script.tsx';

test('a value is the same to a script, and cannot end it', () => {
  const value = { text: '</script><!-- š "' };
  expect(scriptValue(value)).not.toContain('<');
  expect(JSON.parse(scriptValue(value))).toEqual(value);
});
