import type { ReactNode } from 'react';
import type { SentApplication } from '#features/applying/own/fields.ts';
import type { PostingPage } from '#features/postings/fields.ts';
import type { ApplicationView } from '#features/reviewing/received/fields.ts';
import type { Api } from '#kit/api-client.ts';
import type { Language } from '#kit/i18n/language.ts';
import type { TextKey, Translate } from '#kit/i18n/translator.ts';
import type { FixedPage } from '#kit/site-map.ts';

/** The list of applications that a company views. */
export interface ReceivedList {
  postingId: number;
  /** Whether the member may do more than read. */
  mayAct: boolean;
}

/** The application whose page a company views. */
export interface ReceivedApplication extends ReceivedList {
  application: Pick<ApplicationView, 'id' | 'status' | 'withdrawn' | 'erased'>;
}

/** A link to a plugin's page. */
export interface PageLink {
  page: FixedPage;
  label: TextKey;
}

/** A card that a plugin shows on a page: the data that it loads, by the ids of the page, and its component. */
export interface Panel<Ids, About> {
  key: string;
  load: (call: Api['call'], ids: Ids) => Promise<unknown>;
  Card: (props: { about: About; data: unknown }) => ReactNode;
}

/** On the page of a candidate's own application. */
export type OwnPanel = Panel<{ applicationId: string }, SentApplication>;
/** On the page of a received one. */
export type ReceivedPanel = Panel<{ applicationId: string; postingId: number }, ReceivedApplication>;

/** Above the list of a posting's applications. */
export type ReceivedListPanel = Panel<{ postingId: number }, ReceivedList>;

/** With the pay on a posting's page. */
export type PostingPanel = Panel<PostingPage, PostingPage>;

/** In the settings. */
export type SettingsPanel = Panel<Record<never, never>, { accountType: 'jobseeker' | 'employer' }>;

/** The visitor of the home page, and the language in which it is read. */
export interface HomeVisit {
  call: Api['call'];
  /** Null for a guest. */
  accountType: string | null;
  t: Translate;
  language: Language;
}

/** Above the home page. */
export type HomePanel = Panel<HomeVisit, Record<never, never>>;

/** A panel whose card gets what its `load` returned. */
export const panel = <Ids, About, Data>(made: {
  key: string;
  load: (call: Api['call'], ids: Ids) => Promise<Data>;
  Card: (props: { about: About; data: Data }) => ReactNode;
}): Panel<Ids, About> => made as Panel<Ids, About>;

/** Loads the data of all panels of a place, by their keys, for the loader of their page. */
export const loadPanels = async <Ids,>(
  panels: readonly Pick<Panel<Ids, never>, 'key' | 'load'>[],
  call: Api['call'],
  ids: Ids,
): Promise<Record<string, unknown>> =>
  Object.fromEntries(await Promise.all(panels.map(async ({ key, load }) => [key, await load(call, ids)] as const)));

/** The cards of a place, one below the other, each with its data from `loadPanels`. */
export const Panels = <About,>({
  panels,
  about,
  data,
}: {
  panels: readonly Pick<Panel<never, About>, 'key' | 'Card'>[];
  about: About;
  data: Readonly<Record<string, unknown>>;
}) => panels.map(({ key, Card }) => <Card key={key} about={about} data={data[key]} />);
