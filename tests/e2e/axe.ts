import type { Page } from '@playwright/test';
import axe from 'axe-core';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** What axe finds against WCAG 2.2 AA in a page; a document is given its script once. */
export const findViolations = async (page: Page): Promise<axe.Result[]> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const run = (values: string[]) =>
    (window as unknown as { axe: typeof axe }).axe.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
  return (await page.evaluate(run, tags)).violations;
};
