import { ClientError, fetched } from '#kit/client-errors.ts';

/** Downloads the file at an address of this site under a name, instead of opening it. */
export const saveFile = (url: string, name: string): void => {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
};

/** How long the browser may take to start saving a blob. */
const savedWithinMs = 60_000;

/** Saves a blob created by the page. */
export const saveBlob = (content: Blob, name: string): void => {
  const address = URL.createObjectURL(content);
  saveFile(address, name);
  setTimeout(() => URL.revokeObjectURL(address), savedWithinMs);
};

/**
 * Downloads a file under another name than the server sends, which browsers would prefer. Throws when it cannot be
 * fetched.
 */
export async function saveFileAs(url: string, name: string): Promise<void> {
  const response = await fetched(() => fetch(url));
  if (!response.ok) throw new ClientError('server', response.status);
  saveBlob(await fetched(() => response.blob()), name);
}
