import type { Translate } from '#kit/i18n/translator.ts';
import { Badge } from '#ui/light/badge.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { MessageRow } from '../fields.ts';

/** Topic of a message: its subject, or the reported posting. */
export function messageTopic({ subject, posting }: Pick<MessageRow, 'subject' | 'posting'>, t: Translate): string {
  if (posting) return `${posting.positionTitle}, ${posting.company}`;
  return subject ? t(`contact.subjects.${subject}`) : '';
}

export function MessageStateBadge({ handled }: { handled: boolean }) {
  const t = useTexts();
  return <Badge tone={handled ? 'ok' : 'new'}>{t(`administration.inbox.states.${handled ? 'handled' : 'new'}`)}</Badge>;
}
