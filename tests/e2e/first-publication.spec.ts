import { randomUUID } from 'node:crypto';
import { newPib } from '../builders/registration-builder.ts';
import { mailedLink } from './mailed-link.ts';
import { Person } from './person.ts';
import { expect, test } from './site.ts';

/** A posting as small companies write them. */
const description =
  'Tražimo pekara za jutarnju smenu u radnji na Vračaru. Radite sa još troje ljudi, od 4 do 11 časova, ' +
  'šest dana nedeljno sa slobodnom nedeljom. Mesite i pečete hleb, peciva i burek po našim recepturama, ' +
  'brinete o čistoći peći i radne površine i vodite evidenciju utroška. Obuku dajemo i početnicima.';
const conditions = 'Spremnost za rani rad i sanitarna knjižica. Iskustvo je prednost, nije uslov.';

test('a new company has its first posting sent in less than ten minutes of a person’s time', async ({
  strictPage: page,
  site,
}) => {
  test.setTimeout(120_000);
  const person = new Person(page);
  const email = `pekara-${randomUUID().slice(0, 8)}@primer.rs`;
  const password = 'Dunav-2026';
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const button = (name: string) => page.getByRole('button', { name });

  await test.step('registers', async () => {
    await page.goto('/registracija/poslodavac');
    await person.reads();
    await person.types(field('Naziv firme'), 'Pekara Klas d.o.o.');
    await person.types(field('PIB'), newPib());
    await person.types(field('Matični broj'), '17162543');
    await person.types(field('Telefon'), '011 324 5678');
    await person.types(field('Mesto'), 'Beograd');
    await person.types(field('Poštanski broj'), '11000');
    await person.types(field('Adresa'), 'Njegoševa 14');
    await person.types(page.getByRole('textbox', { name: 'Imejl' }), email);
    await person.types(field('Lozinka'), password);
    // Mistyped once.
    await person.types(field('Ponovite lozinku'), 'Dunav-2025');
    await person.clicks(page.getByRole('checkbox', { name: /Prihvatam/ }));
    await person.clicks(button('Registrujte firmu'));
    await expect(field('Ponovite lozinku')).toHaveAccessibleDescription('Lozinke se ne poklapaju.');
    await person.types(field('Ponovite lozinku'), password);
    await person.clicks(button('Registrujte firmu'));
    await expect(page.getByRole('heading', { level: 1, name: 'Potvrdite imejl' })).toBeVisible();
    await person.reads();
  });

  await test.step('verifies the address and signs in', async () => {
    await page.goto(await mailedLink(site, email, '/email/verifikuj'));
    // To the mailbox and back.
    person.seconds += 30;
    await person.clicks(page.getByRole('main').getByRole('link', { name: 'Prijavite se' }));
    await person.types(page.getByLabel('Imejl'), email);
    await person.types(field('Lozinka'), password);
    await person.clicks(page.getByRole('main').getByRole('button', { name: 'Prijavite se' }));
    await page.waitForURL((url) => !url.pathname.startsWith('/prijava'));
  });

  await test.step('writes the posting', async () => {
    const goOn = async (heading: string): Promise<void> => {
      await person.clicks(button('Nastavite'));
      await page.getByRole('heading', { level: 2, name: heading }).waitFor();
      await person.reads();
    };
    await person.clicks(page.getByRole('link', { name: 'Novi oglas' }).first());
    await page.getByRole('radio', { name: /^Osnovni/ }).waitFor();
    await person.reads();
    await person.clicks(page.getByRole('radio', { name: /^Osnovni/ }));
    await goOn('Opšti podaci');
    await person.types(field('Naziv radnog mesta'), 'Pekar u jutarnjoj smeni (m/ž)');
    await person.types(field('Kategorije'), 'ugost');
    await person.clicks(page.getByRole('option', { name: 'Ugostiteljstvo' }));
    await person.types(field('Mesto rada'), 'vracar');
    await person.clicks(page.getByRole('option', { name: /Vračar/ }));
    await person.chooses(field('Vrsta ugovora'), 'Neodređeno vreme');
    await person.chooses(field('Vrsta posla'), 'Puno radno vreme');
    await person.types(field('Od'), '85000');
    await person.types(field('Do'), '105000');
    await goOn('Sadržaj oglasa');
    await person.types(page.getByLabel('Opis posla'), description);
    await person.types(page.getByLabel(/^Uslovi/), conditions);
    await goOn('Upitnik za kandidate');
    await goOn('Podaci oglašivača');
    await goOn('Proverite oglas pre objave');
    await person.clicks(page.getByRole('checkbox', { name: /^Potvrđujem/ }));
    await person.clicks(button('Pošalji na proveru'));
    await expect(page.getByText('Oglas čeka odobrenje.')).toBeVisible();
  });

  test.info().annotations.push({ type: 'seconds of a person', description: person.seconds.toFixed(0) });
  expect(person.seconds).toBeLessThan(600);
});
