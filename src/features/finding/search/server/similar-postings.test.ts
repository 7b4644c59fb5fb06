import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, day, indexed, now } from '#tests/builders/indexed-posting-builder.ts';
import { type ComparedPosting, findSimilar } from './similar-postings.ts';

const titles = ['Vozač kamiona', 'Vozač', 'Vozač viljuškara', 'Kuvar', 'Pomoćni kuvar', 'Kuvarica u školi'];
const fields = ['transport', 'ugostiteljstvo', 'trgovina', 'zanati'];
const towns = ['nis', 'novi-sad', 'beograd'];
const levels = ['bez', '1-2', '3-5'];

const traits = fc.record({
  title: fc.constantFrom(...titles),
  categories: fc.subarray(fields, { minLength: 1, maxLength: 2 }),
  locations: fc.subarray(towns, { minLength: 1, maxLength: 2 }),
  experience: fc.constantFrom(null, ...levels),
});

const row = fc.record({
  traits,
  employerId: fc.integer({ min: 1, max: 3 }),
  age: fc.integer({ min: 0, max: 3 }),
  ended: fc.boolean(),
});

const amount = 4;

test('the best four are the first four of all, however few are looked at closely', () => {
  const asked = traits.map(
    ({ title, experience, ...lists }): ComparedPosting => ({
      ...lists,
      id: 0,
      positionTitle: title,
      experience,
      contractType: 'neodredjeno',
      jobType: 'puno',
      workModel: null,
      careerLevels: [],
    }),
  );
  fc.assert(
    fc.property(asked, fc.array(row, { maxLength: 60 }), (posting, rows) => {
      const columns = columnsOf(
        rows.map(({ traits: { title, categories, locations, experience }, employerId, age, ended }) =>
          indexed({
            title,
            employerId,
            firstPublishedAt: now - age * day,
            until: ended ? now - 1 : now + day,
            // Postings that state no experience match every level.
            codes: { categories, locations, experience: experience === null ? levels : [experience] },
          }),
        ),
      );
      const all = findSimilar(columns, posting, rows.length + 1, now);
      expect(findSimilar(columns, posting, amount, now)).toEqual(all.slice(0, amount));
      for (const id of all) expect(columns.until[columns.slotOf(id) as number]).toBeGreaterThanOrEqual(now);
    }),
    { numRuns: 500 },
  );
});

test('another field is left out unless half of the title is shared', () => {
  const driver = indexed({ title: 'Vozač kamiona', codes: { categories: ['trgovina'] } });
  const cook = indexed({ title: 'Kuvar', codes: { categories: ['trgovina'] } });
  const clerk = indexed({ title: 'Dispečer', codes: { categories: ['transport'] } });
  const columns = columnsOf([driver, cook, clerk]);
  const posting: ComparedPosting = {
    id: 0,
    positionTitle: 'Vozač kamiona (m/ž)',
    categories: ['transport'],
    locations: [],
    contractType: '',
    jobType: '',
    workModel: null,
    experience: null,
    careerLevels: [],
  };
  expect(findSimilar(columns, posting, amount, now)).toEqual([driver.id, clerk.id]);
});

test('what shares less of the title and all the rest comes before what shares the title alone', () => {
  const nowhere = { categories: ['transport'], locations: ['subotica'], experience: ['3-5'] };
  const sameTitle = [1, 2, 3, 4].map((employerId) =>
    indexed({ employerId, title: 'Alfa beta gama delta', codes: nowhere }),
  );
  const here = { categories: ['transport'], locations: ['nis'], experience: ['1-2'] };
  const almost = indexed({ title: 'Alfa beta gama', codes: here });
  // Makes all four words equally frequent.
  const other = indexed({ title: 'Delta', codes: { categories: ['zanati'] } });
  const posting: ComparedPosting = {
    id: 0,
    positionTitle: 'Alfa beta gama delta',
    categories: ['transport'],
    locations: ['nis'],
    contractType: '',
    jobType: '',
    workModel: null,
    experience: '1-2',
    careerLevels: [],
  };
  const [first] = findSimilar(columnsOf([...sameTitle, almost, other]), posting, amount, now);
  expect(first).toBe(almost.id);
});
