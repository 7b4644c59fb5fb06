import type { Postings } from '#features/postings/server/index.ts';
import { xmlCdata } from '#host/xml.ts';
import type { Translate } from '#kit/i18n/translator.ts';
import { adzunaJobs, indeedJobs, type JobFacts, joobleJobs, linkedinJobs } from './job-shapes.ts';

/** Job boards whose XML formats are supported. */
export const feedShapes = ['indeed', 'jooble', 'adzuna', 'linkedin'] as const;
export type FeedShape = (typeof feedShapes)[number];

type Live = Awaited<ReturnType<Postings['live']>>;

export interface JobFeedInput {
  origin: string;
  email: string;
  t: Translate;
  lastModified: Date;
  postings: ReturnType<Live['read']>;
}

interface Shape {
  root: string;
  head(input: JobFeedInput): string[];
  /** One posting may be several jobs, or none when the board does not accept it. */
  jobs(facts: JobFacts): string[];
}

const element = (name: string, text: string): string => `<${name}>${xmlCdata(text)}</${name}>`;

const shapes: Record<FeedShape, Shape> = {
  indeed: {
    root: 'source',
    head: ({ origin, lastModified }) => [
      element('publisher', 'Prilika'),
      element('publisherurl', `${origin}/`),
      element('lastBuildDate', lastModified.toUTCString()),
    ],
    jobs: indeedJobs,
  },
  jooble: { root: 'jobs', head: () => [], jobs: joobleJobs },
  adzuna: { root: 'jobs', head: () => [], jobs: adzunaJobs },
  linkedin: {
    root: 'source',
    head: ({ origin, lastModified }) => [
      element('lastBuildDate', lastModified.toUTCString()),
      element('publisherUrl', `${origin}/`),
      element('publisher', 'Prilika'),
    ],
    jobs: linkedinJobs,
  },
};

/** A feed of all live postings in a board's format, as a stream. */
export async function* jobFeed(shape: FeedShape, input: JobFeedInput): AsyncGenerator<string> {
  const { root, head, jobs } = shapes[shape];
  const { origin, email, t } = input;
  yield `${['<?xml version="1.0" encoding="UTF-8"?>', `<${root}>`, ...head(input)].join('\n')}\n`;
  for await (const { posting, updatedAt } of input.postings) {
    for (const job of jobs({ posting, updatedAt, origin, email, t })) yield `${job}\n`;
  }
  yield `</${root}>\n`;
}
