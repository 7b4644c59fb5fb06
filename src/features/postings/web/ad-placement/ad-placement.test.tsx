import { expect, test } from 'vitest';
import { type AdTypeCode, adTypeCodes } from '#features/advertising/ad-type.ts';
import { renderMarkup } from '#tests/support/render-markup.tsx';
import { ToastProvider } from '#ui/light/toasts.tsx';
import type { PostingCard } from '../../fields.ts';
import { noMarks, PostingMarksProvider } from '../../marks/web/posting-marks.tsx';
import AdPlacement from './ad-placement.tsx';

const posting = {
  id: 7,
  positionTitle: 'Knjigovođa',
  company: 'Jasen',
  employerId: 3,
  logo: null,
  locations: [{ code: 'nis', label: 'Niš' }],
  workModel: null,
  contractType: { code: 'neodredjeno', label: 'Neodređeno vreme' },
  jobType: { code: 'puno', label: 'Puno radno vreme' },
  careerLevels: [],
  productGroup: 'standard',
  badge: false,
  salary: null,
  publishedAt: '2026-11-20T10:00:00.000Z',
  closesOn: '2026-12-20',
  daysLeft: 20,
  isNew: false,
} as unknown as PostingCard;

/** How often the posting is shown while a type is chosen and another is not sold. */
function shownTimes(chosen: AdTypeCode | '', withdrawn?: AdTypeCode): number {
  const adTypes = adTypeCodes.map((code) => ({ code, available: code !== withdrawn, listBadge: true }));
  const html = renderMarkup(
    <ToastProvider>
      <PostingMarksProvider accountType={null} known={noMarks}>
        <AdPlacement posting={posting} adTypes={adTypes} views={[]} chosen={chosen} />
      </PostingMarksProvider>
    </ToastProvider>,
  );
  return html.split('Knjigovođa').length - 1;
}

test('the posting is in each place until a type is chosen, then in that place alone', () => {
  expect(shownTimes('')).toBe(4);
  expect(shownTimes('hot')).toBe(1);
});

test('a draft whose type is no longer sold shows its posting in each place that is', () => {
  expect(shownTimes('hot', 'hot')).toBe(3);
});
