import languages from '#content/wording/numbers.json' with { type: 'json' };

const values = new Map<string, number>();
const tens = new Set<string>();
const units = new Set<string>();

for (const language of Object.values(languages)) {
  const unitValues = new Map([
    ...language.units.split(' ').map((word, index): [string, number] => [word, index + 1]),
    ...Object.entries<number>(language.other),
  ]);
  for (const [index, word] of language.teens.split(' ').entries()) values.set(word, index + 10);
  for (const unit of unitValues.keys()) units.add(unit);
  for (const [index, ten] of language.tens.split(' ').entries()) {
    const value = (index + 2) * 10;
    tens.add(ten);
    values.set(ten, value).set(ten + language.ordinal, value);
    for (const [unit, more] of unitValues)
      values.set(`${ten} ${unit}`, value + more).set(`${ten} i ${unit}`, value + more);
  }
}

/** „trideset” before „pet”: two words of one number. */
export const isTens = (folded: string): boolean => tens.has(folded);
export const isUnit = (folded: string): boolean => units.has(folded);

/** The integer of a folded word, in digits or (10–99) in Serbian or English words; NaN for any other word. */
export const numberOf = (folded: string): number =>
  /^\d{1,4}$/.test(folded) ? Number(folded) : (values.get(folded) ?? Number.NaN);
