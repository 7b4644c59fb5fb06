import type { AccountType } from '#kit/actor.ts';
import { pageAddress } from '#kit/site-map.ts';
import { Button, type ButtonLook, LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { ApplyAsGuest } from './guest/apply-as-guest.tsx';
import type { GuestWindowProps } from './guest/guest-window.tsx';

interface ApplyButtonProps extends Pick<GuestWindowProps, 'posting'>, Pick<ButtonLook, 'size' | 'block'> {
  /** Of the viewer; null for a guest. */
  accountType: AccountType | null;
}

/** The button of a posting for candidates and guests; others see why they cannot apply. */
export function ApplyButton({ posting, accountType, ...look }: ApplyButtonProps) {
  const t = useTexts();
  const words = look.block ? t('postings.page.apply') : t('postings.page.applyShort');
  if (accountType === null)
    return (
      <ApplyAsGuest posting={posting} {...look}>
        {words}
      </ApplyAsGuest>
    );
  if (accountType === 'jobseeker')
    return (
      <LinkButton variant="primary" {...look} href={pageAddress('apply', posting.id)}>
        {words}
      </LinkButton>
    );
  return (
    <Button variant="primary" {...look} disabledReason={t('postings.page.notForEmployers')}>
      {words}
    </Button>
  );
}
