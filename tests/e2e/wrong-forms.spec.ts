import { productForms } from '../support/product-forms.ts';
import { expect, test } from './site.ts';
import { administratorForms } from './wrong-forms/administrator-forms.ts';
import { candidateForms } from './wrong-forms/candidate-forms.ts';
import { employerForms } from './wrong-forms/employer-forms.ts';
import { guestForms } from './wrong-forms/guest-forms.ts';

/*
 * Every form of the product with every field wrong: whatever its button is pressed for, a wrong field, a note above the form
 * or the blocked button itself has the focus then, and says in words that can be seen what blocks.
 */

// They need nothing of each other; in turn they would be the last that a run waits for.
test.describe.configure({ mode: 'parallel', timeout: 180_000 });

const walks = { ...guestForms, ...candidateForms, ...employerForms, ...administratorForms };

test('every form of the product is walked', () => {
  expect(Object.keys(walks).sort()).toEqual(productForms());
});

for (const [name, run] of Object.entries(walks)) {
  test(`the form ${name} never ends in silence`, async ({ page, site }) => {
    await run(page, site);
  });
}
