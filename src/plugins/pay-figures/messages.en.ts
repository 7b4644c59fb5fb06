import type { Translated } from '#kit/i18n/shape.ts';
import type { postings as serbian } from './messages.sr.ts';

export const postings = {
  pay: {
    title: 'How the pay compares',
    higher: 'The pay is higher than in {{percent}}% of postings in “{{category}}” {{place}}.',
    lower: 'The pay is lower than in {{percent}}% of postings in “{{category}}” {{place}}.',
    median: 'The pay is around the median of postings in “{{category}}” {{place}}.',
    short: {
      higher: 'higher than {{percent}}% of similar jobs',
      lower: 'lower than {{percent}}% of similar jobs',
      median: 'around the median of similar jobs',
    },
    from_one:
      '{{number}} posting from the last 12 months. The middle of the net range is compared; the line leaves out the lowest and highest 10%.',
    from_other:
      '{{number}} postings from the last 12 months. The middle of the net range is compared; the line leaves out the lowest and highest 10%.',
    all: 'Pay by category',
  },
  payPage: {
    title: 'Pay by category',
    titleIn: 'Pay by category {{place}}',
    description:
      'What employers in Serbia offer: median and range of the pay stated in postings, by category and region.',
    lead: 'What employers offer in postings from the last 12 months: net per month in dinars, for a full month of work.',
    region: 'Region',
    wholeCountry: 'All of Serbia',
    submit: 'Search',
    table: 'Pay by category {{place}}, in dinars',
    columns: {
      category: 'Category',
      postings: 'Postings',
      half: 'Middle half of postings',
      median: 'Median',
      picture: 'Range',
    },
    download: 'Download the table (CSV)',
    emptyTitle: 'Not enough postings with pay yet',
    empty: 'A category is shown once at least ten of its postings state their pay.',
    toCountry: 'All of Serbia',
    toPostings: 'All postings',
    source:
      'The figures come from pay that employers themselves stated in postings on this site, live and ended ones. Nothing is estimated, and it is not what was paid in the end.',
    method:
      'A posting counts once, by the middle of its range. Euros are converted at the rate of the site, and 72% of a gross amount counts as net. At most four postings of one company count in a category, and a category with fewer than ten is not shown. Part-time, freelance and supplementary work, internships and jobs abroad are left out.',
    median: 'Median: half of the postings offer more, half less.',
    file: {
      category: 'Category',
      place: 'Place',
      postings: 'Postings',
      low: '10% offer up to',
      lowerQuartile: '25% offer up to',
      median: 'Median',
      upperQuartile: '75% offer up to',
      high: '90% offer up to',
    },
  },
} as const satisfies Translated<typeof serbian>;
