import type { Translated } from '#kit/i18n/shape.ts';
import type { postings as serbian } from './messages.sr.ts';

export const postings = {
  pay: {
    title: 'How the pay compares',
    higher: 'The pay is higher than in {{percent}}% of jobs in “{{category}}” {{place}}.',
    lower: 'The pay is lower than in {{percent}}% of jobs in “{{category}}” {{place}}.',
    median: 'The pay is about typical for jobs in “{{category}}” {{place}}.',
    short: {
      higher: 'higher than {{percent}}% of similar jobs',
      lower: 'lower than {{percent}}% of similar jobs',
      median: 'about typical for similar jobs',
    },
    from_one:
      '{{number}} job from the last 12 months. The middle of the net range is compared; the line leaves out the lowest and highest 10%.',
    from_other:
      '{{number}} jobs from the last 12 months. The middle of the net range is compared; the line leaves out the lowest and highest 10%.',
    all: 'Pay by category',
  },
  payPage: {
    title: 'Pay by category',
    titleIn: 'Pay by category {{place}}',
    description: 'What employers in Serbia offer: median and range of the pay stated in jobs, by category and region.',
    lead: 'What employers offer in jobs from the last 12 months: net per month in dinars, for a full month of work.',
    region: 'Region',
    wholeCountry: 'All of Serbia',
    submit: 'Search',
    table: 'Pay by category {{place}}, in dinars',
    columns: {
      category: 'Category',
      postings: 'Jobs',
      half: 'Middle half of jobs',
      median: 'Median',
      picture: 'Range',
    },
    download: 'Download the table (CSV)',
    emptyTitle: 'Not enough jobs that state their pay yet',
    empty: 'A category is shown once at least ten of its jobs state their pay.',
    toCountry: 'All of Serbia',
    toPostings: 'All jobs',
    source:
      'The figures come from the pay that employers themselves stated in jobs on this site, live and closed. They do not show what was actually paid.',
    method:
      'A job counts once, by the middle of its range. Euros are converted at the site’s exchange rate, and 72% of a gross amount counts as net. At most four jobs from one company count per category, and a category with fewer than ten is not shown. Part-time, freelance and supplementary work, internships and jobs abroad are left out.',
    median: 'Median: half of the jobs offer more, half less.',
    file: {
      category: 'Category',
      place: 'Place',
      postings: 'Jobs',
      low: '10% offer up to',
      lowerQuartile: '25% offer up to',
      median: 'Median',
      upperQuartile: '75% offer up to',
      high: '90% offer up to',
    },
  },
} as const satisfies Translated<typeof serbian>;
