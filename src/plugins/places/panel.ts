import type { ReactNode } from 'react';
import type { SentApplication } from '#features/applying/own/fields.ts';
import type { ApplicationView } from '#features/reviewing/received/fields.ts';
import type { Api } from '#kit/api-client.ts';

interface Ids {
  applicationId: string;
  postingId: number;
}

/** The application whose page a company looks at. */
export interface ReceivedApplication {
  application: Pick<ApplicationView, 'id' | 'status' | 'withdrawn' | 'erased'>;
  postingId: number;
  /** Whether the member may do more than read. */
  mayAct: boolean;
}

/** A card that a plugin shows on the page of an application: what it reads, and how it looks. */
export interface Panel<About> {
  load: (call: Api['call'], ids: Ids) => Promise<unknown>;
  Card: (props: { about: About; data: unknown }) => ReactNode;
}

export type OwnPanel = Panel<SentApplication>;
export type ReceivedPanel = Panel<ReceivedApplication>;

/** A panel whose card gets what its `load` returned. */
export const panel = <About, Data>(made: {
  load: (call: Api['call'], ids: Ids) => Promise<Data>;
  Card: (props: { about: About; data: Data }) => ReactNode;
}): Panel<About> => made as Panel<About>;

/** What all panels of a place read, for the loader of their page. */
export const loadPanels = <About>(
  panels: readonly Panel<About>[],
  call: Api['call'],
  ids: Ids,
): Promise<unknown[]> => Promise.all(panels.map(({ load }) => load(call, ids)));
