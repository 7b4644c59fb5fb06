import { chromium, type Page } from '@playwright/test';
import sharp from 'sharp';
import { buildPosting } from '../builders/posting-builder.ts';
import { expect, logIn, settled, test } from './site.ts';

const widths = [320, 390, 768, 1440];

/** Elements that are wider than their place, or under a button next to them; each with a few words to find it by. */
const collisions = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults: string[] = [];
    const name = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className} „${(element.textContent ?? '').trim().slice(0, 40)}”`;
    if (document.documentElement.scrollWidth > document.documentElement.clientWidth) {
      faults.push('the page scrolls sideways');
    }
    const visible = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });
    const linesOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const lines: DOMRect[] = [];
      while (walker.nextNode()) {
        // Words that only screen readers have are cut to a point.
        if (walker.currentNode.parentElement?.closest('.visually-hidden')) continue;
        range.selectNodeContents(walker.currentNode);
        const parent = walker.currentNode.parentElement;
        const cut = parent && getComputedStyle(parent).textOverflow === 'ellipsis';
        // What an ellipsis stands for is not seen.
        const end = cut ? parent.getBoundingClientRect().right : Number.POSITIVE_INFINITY;
        for (const { x, y, width, height } of range.getClientRects())
          lines.push(new DOMRect(x, y, Math.min(width, end - x), height));
      }
      return lines.filter(({ width, height }) => width > 1 && height > 1);
    };
    for (const control of document.querySelectorAll('.button, .badge, .pill, .chip, .segment')) {
      if (!visible(control)) continue;
      const box = control.getBoundingClientRect();
      if (linesOf(control).some((line) => line.left < box.left + 1 || line.right > box.right - 1)) {
        faults.push(`words touch the edge of ${name(control)}`);
      }
    }
    for (const control of document.querySelectorAll('.button, .icon-button')) {
      if (!visible(control)) continue;
      const box = control.getBoundingClientRect();
      for (const sibling of control.parentElement?.children ?? []) {
        if (sibling === control || sibling.contains(control) || !visible(sibling)) continue;
        const under = linesOf(sibling).some(
          (line) =>
            line.left < box.right - 1 &&
            line.right > box.left + 1 &&
            line.top < box.bottom - 1 &&
            line.bottom > box.top + 1,
        );
        if (under) faults.push(`${name(sibling)} runs under ${name(control)}`);
      }
    }
    for (const article of document.querySelectorAll('article')) {
      if (!visible(article)) continue;
      const { right } = article.getBoundingClientRect();
      if (linesOf(article).some((line) => line.right > right - 2))
        faults.push(`${name(article)} is wider than its place`);
    }
    return faults;
  });

/** Heights of the rows of a list without the lines between them and without their titles, which may take two lines on a phone. */
const rowHeights = (page: Page): Promise<number[]> =>
  page
    .getByRole('main')
    .locator('article.ad')
    .evaluateAll((rows) =>
      rows.map((row) => {
        const title = row.querySelector('h2, h3')?.getBoundingClientRect().height ?? 0;
        return Math.round(row.clientHeight - title);
      }),
    );

for (const width of widths) {
  test(`nothing collides or sticks out at ${width} px`, async ({ strictPage: page, site }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 900 });
    const pay = {
      salaryMin: 260_000,
      salaryMax: 390_000,
      salaryCurrency: 'RSD',
      salaryBasis: 'net',
    } as const;
    const { id, employerId } = await buildPosting(site, {
      ...pay,
      positionTitle: 'Rukovodilac održavanja (m/ž)',
    });
    const elsewhere = await buildPosting(site, {
      isExternalApply: true,
      externalLink: 'https://zaposlenje-i-karijera.veoma-dugacko-ime-firme.example/tester',
    });
    const byPhone = await buildPosting(site, {
      ...pay,
      isExternalApply: true,
      externalPhone: '+38123555333',
    });
    for (const path of [
      '/',
      '/oglasi',
      '/oglasi?q=voza%C4%8D&locations=beograd&sort=newest',
      '/oglasi?q=astronaut+na+marsu',
      '/oglasi/kljucni',
      '/oglasi/model/rada?workModels=od-kuce',
      '/oglasi/keywords',
      `/oglasi/${id}`,
      `/oglasi/${id}?lang=en`,
      `/oglasi/${elsewhere.id}`,
      `/oglasi/${elsewhere.id}/spoljna-prijava`,
      `/oglasi/${byPhone.id}`,
      '/poslodavci?lang=sr',
      `/poslodavci/${employerId}`,
      '/cenovnik',
      '/blog',
    ]) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.evaluate(() => document.fonts.ready);
      expect.soft(await collisions(page), `${path} at ${width}`).toEqual([]);
    }
  });
}

/* The browser's own setting, which widths in `em` follow; a style sheet of 200 % would not move them. */
test('text of twice the size makes no page wider than a phone', async ({ site, launchOptions }) => {
  const args = [...(launchOptions.args ?? []), '--blink-settings=defaultFontSize=32'];
  const browser = await chromium.launch({ ...launchOptions, args });
  try {
    const viewport = { width: 390, height: 844 };
    const page = await browser.newPage({ viewport, locale: 'sr-Latn-RS', baseURL: site.url });
    const { id, employerId } = await buildPosting(site, { positionTitle: 'Rukovodilac održavanja (m/ž)' });
    const guest = ['/', '/oglasi', `/oglasi/${id}`, '/poslodavci', `/poslodavci/${employerId}`, '/cenovnik', '/zarade'];
    const sideways = async (paths: string[]): Promise<void> => {
      for (const path of paths) {
        await page.goto(path);
        await page.getByRole('heading', { level: 1 }).waitFor();
        const [size, over] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [getComputedStyle(document.documentElement).fontSize, scrollWidth - clientWidth];
        });
        expect.soft([path, size, over]).toEqual([path, '32px', 0]);
      }
    };
    await sideways([...guest, '/poslodavci/1', '/kontakt', '/registracija/poslodavac', '/prijava/kandidat']);
    await logIn(page, 'kandidat', 'kandidat@primer.rs');
    await sideways(['/', '/profil/kandidat', '/profil/kandidat/prijave', '/profil/kandidat/cv']);
    await logIn(page, 'poslodavac', 'poslodavac@primer.rs');
    await sideways(['/profil/poslodavac/oglasi', '/oglasi/kreiranje', '/profil/poslodavac/porudzbine']);
    await logIn(page, 'administrator', 'admin@primer.rs');
    await sideways(['/admin', '/admin/oglasi', '/admin/korisnici']);
  } finally {
    await browser.close();
  }
});

test('rows of a list are of one height', async ({ strictPage: page }) => {
  for (const width of widths.slice(1)) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of ['/oglasi', '/oglasi?sort=newest', '/oglasi?categories=it-softver']) {
      await page.goto(path);
      const heights = await rowHeights(page);
      expect(heights.length).toBeGreaterThan(10);
      expect.soft([...new Set(heights)], `${path} at ${width}`).toHaveLength(1);
    }
  }
});

test('the filters stay where they are, whatever is searched for', async ({ strictPage: page }) => {
  const placeOfFilters = async (path: string): Promise<unknown> => {
    await page.goto(path);
    const group = page.getByRole('complementary', { name: 'Filteri' }).getByRole('group').first();
    const { x, y } = (await group.locator('.choice-box').first().boundingBox()) ?? {};
    return { x, y };
  };
  const still = await placeOfFilters('/oglasi');
  for (const path of ['/oglasi?q=prodavac', '/oglasi?sort=newest', '/oglasi?q=prodavac&sort=expiring']) {
    expect.soft(await placeOfFilters(path), path).toEqual(still);
  }
});

test('of a run of promoted rows the first three are tinted, and a sentence says which come first', async ({
  strictPage: page,
  site,
}) => {
  for (let made = 0; made < 5; made += 1) {
    await buildPosting(site, { productGroup: 'promoted', priority: 1, positionTitle: `Ponavljač ${made}` });
  }
  await page.goto('/oglasi?q=ponavlja%C4%8D');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows).toHaveCount(5);
  await expect(rows.getByText('Promovisan', { exact: true })).toHaveCount(5);
  const tinted = await rows.evaluateAll((all) => all.map((row) => getComputedStyle(row).backgroundColor));
  expect(new Set(tinted.slice(0, 3)).size).toBe(1);
  expect(new Set(tinted.slice(3))).toEqual(new Set(['rgba(0, 0, 0, 0)']));
  await expect(page.getByText('među jednakima su plaćeni oglasi ispred ostalih')).toBeVisible();
  await page.goto('/oglasi');
  await expect(page.getByText('do 8 na strani')).toBeVisible();
  await page.getByRole('link', { name: 'Najnovije', exact: true }).click();
  await expect(page.getByText('do 8 na strani')).toHaveCount(0);
});

/** Rows of pixels between the dot of an „ı” with its dot and the stem, from the lightness of a picture of it. */
const gapBelowDot = async (picture: Buffer): Promise<number> => {
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const darkest = Array.from({ length: info.height }, (_, y) =>
    Math.min(...data.subarray(y * info.width, (y + 1) * info.width)),
  );
  const ink = Math.min(...darkest) + 60;
  const first = darkest.findIndex((value) => value <= ink);
  const last = darkest.findLastIndex((value) => value <= ink);
  return darkest.slice(first, last).filter((value) => value > ink).length;
};

test('small bold text keeps the dots of its i, in buttons too', async ({ strictPage: page }) => {
  await page.goto('/oglasi');
  for (const tag of ['span', 'button']) {
    for (const size of [12, 13, 14, 15]) {
      const letter = await page.evaluateHandle(
        ([name, px]) => {
          const element = document.createElement(name as string);
          element.textContent = 'i';
          element.style.cssText = `position:fixed;inset:0 auto auto 0;z-index:99;padding:4px;background:#fff;color:#000;font:600 ${px}px var(--font-text)`;
          document.body.append(element);
          return element;
        },
        [tag, size] as const,
      );
      const element = letter.asElement();
      if (!element) throw new Error('no letter');
      expect.soft(await gapBelowDot(await element.screenshot()), `${tag} at ${size} px`).toBeGreaterThan(0);
      await element.evaluate((node) => node.remove());
    }
  }
});

/** Pages whose parts come after their document, of the demo's accounts. */
const comingPages = {
  kandidat: ['/profil/kandidat/cv', '/profil/kandidat/digitalni-agent/kreiranje'],
  poslodavac: ['/oglasi/kreiranje', '/oglasi/obnova'],
  administrator: ['/admin/blog/1', '/admin/stranice/terms'],
} as const;

for (const [who, email] of [
  ['kandidat', 'kandidat@primer.rs'],
  ['poslodavac', 'poslodavac@primer.rs'],
  ['administrator', 'admin@primer.rs'],
] as const)
  test(`nothing in sight moves while a page comes, ${who}`, async ({ strictPage: page }) => {
    await logIn(page, who, email);
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const path of comingPages[who]) {
        await page.goto(path);
        await settled(page);
        await expect(page.locator('.skeleton-page')).toHaveCount(0);
        const moved = await page.evaluate(() =>
          (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0),
        );
        expect(moved, `${path}, ${width} px`).toBeLessThan(0.05);
      }
    }
  });
