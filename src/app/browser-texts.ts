/* The texts of the running client. Guests on reading pages have the texts for reading; all others are added before a
   page is shown that needs them (ADR 4, 54). */

const texts: object = {};
let complete: Promise<object> | null = null;

/** Adds the texts served at this address, which may be loading already; throws when they cannot be loaded. */
export async function loadTexts(address: string, coming?: Promise<Response>): Promise<object> {
  const response = await (coming ?? fetch(address));
  if (!response.ok) throw new Error(`texts: ${response.status}`);
  return Object.assign(texts, await response.json());
}

/** Loads all texts of the language, once; throws on failure, and the next call tries again. */
export async function loadAllTexts(): Promise<void> {
  const first = document.documentElement.dataset['translations'] ?? '';
  const address = first.replace('/reading.json', '/translation.json');
  if (address === first) return;
  complete ??= loadTexts(address);
  try {
    await complete;
  } catch (error) {
    complete = null;
    throw error;
  }
}
