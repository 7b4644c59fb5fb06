import { useState } from 'react';
import type { OwnPosting } from '#features/postings/own-fields.ts';
import { mayMove } from '#features/postings/posting-state.ts';
import { LinkButton } from '#ui/button.tsx';
import { IconChartBar, IconDotsVertical } from '#ui/icons/account-icons.tsx';
import { IconClose, IconEye, IconReceipt } from '#ui/icons/icons.tsx';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { statisticsAddress } from '../statistics/statistics-address.ts';
import { ClosePosting } from './close-posting.tsx';
import { ownOrdersPath } from './own-postings-address.ts';

/** What an employer can do with a posting in its state. */
export function PostingActions({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const [closing, setClosing] = useState(false);
  const { state, positionTitle, unpaidInvoice } = posting;
  return (
    <>
      {state === 'awaiting_payment' && unpaidInvoice ? (
        <LinkButton variant="s" size="sm" href={ownOrdersPath}>
          <IconReceipt />
          {t('postings.mine.openInvoice')}
        </LinkButton>
      ) : null}
      <Menu
        label={t('postings.mine.more', { title: positionTitle })}
        button={<IconDotsVertical />}
        buttonClass="icb s"
        width="auto"
      >
        <MenuLink href={`/oglasi/${posting.id}`} icon={<IconEye />}>
          {t('postings.mine.open')}
        </MenuLink>
        <MenuLink href={statisticsAddress(posting.id)} icon={<IconChartBar />}>
          {t('postings.statistics.menu')}
        </MenuLink>
        {mayMove(state, 'closed') ? (
          <MenuAction icon={<IconClose />} danger onClick={() => setClosing(true)}>
            {t(`postings.mine.close.submit.${state === 'active' ? 'live' : 'waiting'}`)}
          </MenuAction>
        ) : null}
      </Menu>
      {closing ? <ClosePosting posting={posting} onClose={() => setClosing(false)} /> : null}
    </>
  );
}
