import type { Translated } from '#kit/i18n/shape.ts';
import type { browsingMessages as serbian } from './messages.sr.ts';

export const browsingMessages = {
  highlighted: {
    title: 'Featured and promoted jobs',
    lead: 'Jobs that employers give priority, grouped by type. Each is clearly marked.',
    description: 'Promoted, hot and featured jobs from all over Serbia, grouped by type and clearly marked.',
    jump: 'Ad type',
    promoted: {
      title: 'Promoted',
      about: 'At the top of search pages, at most three at a time, rotated every hour, and on the home page.',
      all: 'All promoted',
    },
    hot: {
      title: 'Hot',
      about: 'For urgent hiring. The ones closing soonest come first.',
      all: 'All hot',
    },
    featured: {
      title: 'Featured',
      about: 'Above standard jobs on search pages, at most three at a time, rotated every hour.',
      all: 'All featured',
    },
    empty: {
      title: 'There are no featured or promoted jobs right now',
      text: 'All active jobs are in search.',
      all: 'All jobs',
    },
  },
  workModels: {
    title: 'Jobs by work model',
    titleFor: '{{label}}: jobs',
    lead: 'Choose where you want to work. Work model and location are separate filters, so you can combine them.',
    description_one: '{{number}} job by work model: on site, hybrid, remote and field.',
    description_other: '{{number}} jobs by work model: on site, hybrid, remote and field.',
    tabs: 'Work model',
    about: {
      lokacija: 'The work is done on the employer’s premises. The job’s location says where they are.',
      hibrid: 'Part of the work is done on the employer’s premises and part from home.',
      'od-kuce':
        'All of the work is done away from the employer’s premises. The job’s location says where you can work from.',
      teren: 'The work is done at clients’ sites or in several places. The job’s location says in which area.',
      several: 'Showing jobs of all the selected work models.',
      none: 'Showing all jobs that state a work model.',
    },
    allFilters: 'All filters',
    empty: {
      title: 'There are no jobs with this work model right now',
      text: 'Choose another work model or see all jobs.',
      all: 'All jobs',
    },
  },
  keywords: {
    title: 'Keywords',
    titleFor: 'Jobs: {{keyword}}',
    lead: 'The occupations and skills that people search for most and that appear most often in today’s jobs.',
    description: 'The occupations and skills that people search for most, with the number of active jobs for each.',
    descriptionFor_one:
      '{{number}} job for the keyword “{{keyword}}”. Location, deadline and, where stated, salary at a glance.',
    descriptionFor_other:
      '{{number}} jobs for the keyword “{{keyword}}”. Location, deadline and, where stated, salary at a glance.',
    find: 'Find a keyword',
    submit: 'Search',
    list: 'Keywords',
    byLetter: 'By letter:',
    all: 'All',
    related: 'Related:',
    results: 'Jobs for “{{keyword}}”',
    openSearch: 'Narrow the search',
    nothing: {
      title: 'No keyword matches',
      text: 'Try other words or search all jobs.',
      all: 'All keywords',
      search: 'Search jobs for “{{q}}”',
    },
    none: {
      title: 'There are no keywords yet',
      text: 'They will appear as soon as there are active jobs.',
    },
    noPostings: {
      title: 'There are no jobs for “{{keyword}}” right now',
      text: 'Choose another keyword or see all jobs.',
      all: 'All jobs',
    },
  },
} as const satisfies Translated<typeof serbian>;
