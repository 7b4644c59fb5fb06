import { toSearch } from '#shared/endpoint.ts';
import { pageAddress } from '#shared/site-map.ts';
import type { MessageKind, MessageState } from './message-kinds.ts';

/** What the address of the inbox says. */
export interface InboxAddress {
  q: string;
  kind: MessageKind | null;
  state: MessageState | null;
  page: number;
  /** The opened one. */
  message: string | null;
}

/** Address of the inbox; what is usual is left out. */
export const inboxAddress = ({ page = 1, ...rest }: Partial<InboxAddress>): string =>
  `${pageAddress('admin-messages')}${toSearch({ ...rest, page: page > 1 ? page : null })}`;
