import { labelled } from '#features/catalog/catalog-labels.ts';
import { daysBetween, localDay } from '#kit/dates.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import type { PostingCard } from './fields.ts';

/** What is known of a posting that is not published. */
type Known = Partial<PostingCard> & Pick<PostingCard, 'closesOn' | 'company' | 'employerId' | 'logo'>;

/** The card of a posting that is not published: what is not known of it is an example. */
export const previewCard = (
  known: Known,
  { now, language, t }: { now: Date; language: Language; t: Translate },
): PostingCard => ({
  id: 0,
  productGroup: 'standard',
  badge: false,
  positionTitle: t('advertising.prices.placement.sampleTitle'),
  locations: [labelled('locations', 'beograd', language)],
  workModel: null,
  contractType: labelled('contractTypes', 'neodredjeno', language),
  jobType: labelled('jobTypes', 'puno', language),
  careerLevels: [],
  salary: { min: 90_000, max: 110_000, currency: 'RSD', basis: 'net' },
  publishedAt: now.toISOString(),
  daysLeft: daysBetween(localDay(now), known.closesOn),
  isNew: false,
  ...known,
});
