/*
 * The texts of the running client. A guest who reads has those for reading; all others join them before a page is shown
 * that needs them (ADR 4, 54).
 */

const texts: object = {};
let complete: Promise<object> | null = null;

/** Adds the texts served at this address, which may be on their way; throws when they cannot be had. */
export async function loadTexts(address: string, coming?: Promise<Response>): Promise<object> {
  const response = await (coming ?? fetch(address));
  if (!response.ok) throw new Error(`texts: ${response.status}`);
  return Object.assign(texts, await response.json());
}

/** Makes all texts of the language known, once; throws when they cannot be had, and the next call tries again. */
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
