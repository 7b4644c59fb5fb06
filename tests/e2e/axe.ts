import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * What axe finds against WCAG 2.2 AA in a page. The legacy mode looks into no frame of another origin, of which the
 * product has none, and opens no second page for each look.
 */
export const findViolations = async (page: Page) =>
  (
    await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(tags)
      .setLegacyMode()
      .analyze()
  ).violations;
