import type { Translated } from '#shared/i18n/shape.ts';
import type { browsingMessages as serbian } from './browsing-messages.sr.ts';

export const browsingMessages = {
  highlighted: {
    title: 'Highlighted jobs',
    lead: 'Postings that employers give priority, grouped by type. Each is clearly marked.',
    description: 'Promoted, hot and featured jobs from all over Serbia, grouped by type and clearly marked.',
    jump: 'Type of posting',
    promoted: {
      title: 'Promoted',
      about: 'At the top of search and on the home page.',
      all: 'All promoted',
    },
    hot: {
      title: 'Hot',
      about: 'Urgent hiring, those that close first at the top.',
      all: 'All hot',
    },
    featured: {
      title: 'Featured',
      about: 'Above standard postings in search.',
      all: 'All featured',
    },
    empty: {
      title: 'There are no highlighted jobs right now',
      text: 'All live jobs are in the search.',
      all: 'All jobs',
    },
  },
  workModels: {
    title: 'Jobs by work model',
    titleFor: '{{label}}: jobs',
    lead: 'Choose where you want to work. Work model and place are chosen apart, so you can combine them.',
    description_one: '{{number}} job by work model: on site, hybrid, remote and field.',
    description_other: '{{number}} jobs by work model: on site, hybrid, remote and field.',
    tabs: 'Work model',
    about: {
      lokacija: 'The work is done on the employer’s premises. The place in the posting says where they are.',
      hibrid:
        'Part of the work is done on the employer’s premises, part from home. The posting says how much.',
      'od-kuce':
        'All of the work is done away from the employer’s premises. The place in the posting says where you can work from.',
      teren:
        'The work is done at clients’ or in several places. The place in the posting says in which area.',
      several: 'Jobs of all chosen work models are shown.',
      none: 'All jobs are shown whose employer states a work model.',
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
    lead: 'Occupations and skills that are searched for most often and stand in most of today’s jobs.',
    description:
      'Occupations and skills that are searched for most often, with the number of live jobs for each.',
    descriptionFor_one:
      '{{number}} job for the keyword “{{keyword}}”. Pay, place of work and deadline stand in the list.',
    descriptionFor_other:
      '{{number}} jobs for the keyword “{{keyword}}”. Pay, place of work and deadline stand in the list.',
    find: 'Find a keyword',
    submit: 'Find',
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
      text: 'They will appear as soon as there are live jobs.',
    },
    noPostings: {
      title: 'There are no jobs for “{{keyword}}” right now',
      text: 'Choose another keyword or see all jobs.',
      all: 'All jobs',
    },
  },
} as const satisfies Translated<typeof serbian>;
