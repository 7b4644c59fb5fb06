import { use, useState } from 'react';
import { useRevalidator } from 'react-router';
import { copyAddress, renewalAddress } from '#features/postings/addresses.ts';
import { soonDays } from '#features/postings/deadline.ts';
import { mayEdit, mayMove, mayRenew } from '#features/postings/posting-state.ts';
import { pageAddress } from '#kit/site-map.ts';
import { ActModal } from '#ui/forms/act-modal.tsx';
import { IconCopy, IconDotsVertical, IconEdit, IconReceipt, IconRefresh } from '#ui/icons/account-icons.tsx';
import { LinkButton } from '#ui/light/button.tsx';
import { IconArrowLeft, IconClose, IconEye } from '#ui/light/icons.tsx';
import { Menu, MenuAction, MenuLink } from '#ui/menu.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import type { OwnPosting } from '../../own-fields.ts';
import { withdrawChange } from '../contract.ts';
import { ClosePosting } from './close-posting.tsx';
import { PostingPlaces } from './posting-places.ts';

/** Whether renewing is the suggested action: it ends soon, and no renewal awaits payment. */
const wantsRenewal = ({ state, daysLeft, renewal }: OwnPosting): boolean =>
  mayRenew(state) && renewal === null && (daysLeft === null || daysLeft < soonDays);

/** The suggested action for a posting's state, as buttons next to the menu. */
function NextStep({ posting }: { posting: OwnPosting }) {
  const t = useTexts();
  const { id, state, unpaidInvoice, daysLeft } = posting;
  if (state === 'awaiting_payment' && unpaidInvoice) {
    return (
      <LinkButton variant="soft" size="sm" href={pageAddress('own-orders')}>
        <IconReceipt />
        {t('postings.mine.openInvoice')}
      </LinkButton>
    );
  }
  if (wantsRenewal(posting)) {
    return (
      <>
        {daysLeft === null ? (
          <LinkButton size="sm" href={renewalAddress(id, { edit: true })}>
            {t('postings.renewal.editFirst')}
          </LinkButton>
        ) : null}
        <LinkButton variant="soft" size="sm" href={renewalAddress(id)}>
          <IconRefresh />
          {t('postings.renewal.renew')}
        </LinkButton>
      </>
    );
  }
  if (!mayEdit(state)) return null;
  return (
    <LinkButton variant={state === 'rejected' ? 'soft' : 'quiet'} size="sm" href={pageAddress('posting-edit', id)}>
      <IconEdit />
      {t(state === 'rejected' ? 'postings.mine.correct' : 'postings.mine.edit')}
    </LinkButton>
  );
}

/** An employer's actions on a posting by its state; none for readers (`managed` is false). */
export function PostingActions({ posting, managed }: { posting: OwnPosting; managed: boolean }) {
  const t = useTexts();
  const { links } = use(PostingPlaces);
  const [closing, setClosing] = useState(false);
  const api = useApi();
  const { revalidate } = useRevalidator();
  const [withdrawing, setWithdrawing] = useState(false);
  const { id, state, positionTitle, change } = posting;
  // The reason of a refusal may be empty.
  const withdrawal = t(`postings.mine.change.${(change?.refusal ?? null) === null ? 'withdraw' : 'forget'}`);
  return (
    <div className="own-posting-actions">
      {managed ? <NextStep posting={posting} /> : null}
      <Menu
        label={t('postings.mine.more', { title: positionTitle })}
        button={<IconDotsVertical />}
        buttonClass="icon-button icon-button-sm"
        width="auto"
      >
        <MenuLink href={pageAddress('posting', id)} icon={<IconEye />}>
          {t('postings.mine.open')}
        </MenuLink>
        {managed && mayEdit(state) ? (
          <MenuLink href={pageAddress('posting-edit', id)} icon={<IconEdit />}>
            {t('postings.mine.edit')}
          </MenuLink>
        ) : null}
        {managed && mayRenew(state) && !posting.renewal ? (
          <MenuLink href={renewalAddress(id)} icon={<IconRefresh />}>
            {t('postings.renewal.renew')}
          </MenuLink>
        ) : null}
        {managed ? (
          <MenuLink href={copyAddress(id)} icon={<IconCopy />}>
            {t('postings.mine.copy')}
          </MenuLink>
        ) : null}
        {links.map(({ key, label, icon, address }) => (
          <MenuLink key={key} href={address(id)} icon={icon}>
            {t(label)}
          </MenuLink>
        ))}
        {managed && change ? (
          <MenuAction icon={<IconArrowLeft />} onClick={() => setWithdrawing(true)}>
            {withdrawal}
          </MenuAction>
        ) : null}
        {managed && mayMove(state, 'closed') ? (
          <MenuAction icon={<IconClose />} danger onClick={() => setClosing(true)}>
            {t(`postings.mine.close.submit.${state === 'active' ? 'live' : 'waiting'}`)}
          </MenuAction>
        ) : null}
      </Menu>
      <ActModal
        onClose={() => setWithdrawing(false)}
        refresh={revalidate}
        act={
          withdrawing
            ? {
                title: t('postings.mine.change.title'),
                text: t('postings.mine.change.text'),
                field: null,
                submit: withdrawal,
                dangerous: true,
                done: t('postings.mine.change.done'),
                perform: () => api.call(withdrawChange, { params: { id: String(id) } }),
              }
            : null
        }
      />
      {closing ? <ClosePosting posting={posting} onClose={() => setClosing(false)} /> : null}
    </div>
  );
}
