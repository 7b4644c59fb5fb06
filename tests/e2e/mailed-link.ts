import { expect, type Site } from './site.ts';

/** The link of the newest mail to an address that leads to this path. */
export const mailedLink = async (site: Site, email: string, path: string): Promise<string> => {
  const { message } = await site.smtp.waitForMail(
    ({ to, message: { text } }) => to.includes(email) && (text ?? '').includes(path),
  );
  const [link] = new RegExp(`${site.url}${path}\\?token=[^\\s>)]+`).exec(message.text ?? '') ?? [];
  expect(link).toBeTruthy();
  return link as string;
};
