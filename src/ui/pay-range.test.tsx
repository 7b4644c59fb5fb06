import { expect, test } from 'vitest';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { PayRange, PayRangeKey } from './pay-range.tsx';

const figures = { low: 80_000, lowerQuartile: 90_000, median: 100_000, upperQuartile: 120_000, high: 160_000 };

test('the picture is said in words and its ends are numbers', () => {
  const html = renderMarkup(<PayRange {...figures} />);
  expect(html).toContain('role="img"');
  expect(html).toMatch(/aria-label="[^"]*80\.000[^"]*100\.000[^"]*160\.000[^"]*"/);
  expect(html).toContain('>80.000<');
  expect(html).toContain('>160.000<');
});

test('each part has its shape: the median a quarter of the way, an own range over it', () => {
  const html = renderMarkup(<PayRange {...figures} own={{ from: 100_000, to: 120_000 }} />);
  expect(html).toContain('class="pay-range-median" style="left:25%"');
  expect(html).toContain('class="pay-range-own" style="left:25%;right:50%"');
  expect(html).toContain('Ovaj oglas: 100.000\u00a0–\u00a0120.000."');
});

test('an own range far away does not squeeze the others: they fill at least half of the picture', () => {
  const html = renderMarkup(<PayRange {...figures} own={{ from: 900_000, to: 990_000 }} />);
  const [, right] = /pay-range-all" style="left:0%;right:([\d.]+)%/.exec(html) ?? [];
  expect(Number(right)).toBeCloseTo(100 / 3, 3);
  expect(html).toContain('class="pay-range-own" style="left:100%;right:0%"');
});

test('all offer the same: nothing is divided by zero', () => {
  const same = { low: 5, lowerQuartile: 5, median: 5, upperQuartile: 5, high: 5 };
  for (const scale of [undefined, { from: 5, to: 5 }])
    expect(renderMarkup(<PayRange {...same} scale={scale} own={{ from: 5, to: 5 }} />)).not.toMatch(/NaN|Infinity/);
});

test('the key names the parts, for one posting with the amount of the median', () => {
  expect(renderMarkup(<PayRangeKey />)).toMatch(/medijana.*srednja polovina.*10%/);
  expect(renderMarkup(<PayRangeKey median={100_000} />)).toMatch(/ovaj oglas.*medijana.*100\.000\u00a0RSD/);
});
