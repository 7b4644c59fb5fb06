import type { FormEvent, ReactNode } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { pageAddress } from '#kit/site-map.ts';
import { IconExternalLink, IconPhone, IconPhoneCall } from '#ui/icons/posting-icons.tsx';
import { Button, type ButtonLook, LinkButton } from '#ui/light/button.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { useApplied } from '../applied-postings.tsx';
import type { ExternalApply } from './external-apply.ts';

/** The button that opens the application on the platform; passed by the page, as it belongs to another feature. */
export type PlatformApply = (look: Pick<ButtonLook, 'size' | 'block'>) => ReactNode;

export interface ApplyActionProps {
  posting: PostingPage;
  external: ExternalApply;
  platformApply: PlatformApply;
  /** For the bottom bar on mobile: one short word. */
  brief?: boolean;
}

/** Links to the page with the external address. */
function LinkApply({ posting, brief }: Pick<ApplyActionProps, 'posting' | 'brief'>) {
  const t = useTexts();
  return (
    <form autoComplete="off" method="post" action={pageAddress('leaving', posting.id)}>
      <Button type="submit" variant="primary" size={brief ? 'md' : 'lg'} block={!brief}>
        {brief ? t('postings.page.applyShort') : t('postings.page.apply')}
        <IconExternalLink />
      </Button>
    </form>
  );
}

/** Shows the number here; without JavaScript on a separate page. */
function PhoneApply({ posting, external, brief }: Omit<ApplyActionProps, 'platformApply'>) {
  const t = useTexts();
  const { phone } = external;
  const size = brief ? 'md' : 'lg';
  const ask = (event: FormEvent): void => {
    event.preventDefault();
    void external.ask();
  };
  if (!phone) {
    return (
      <form autoComplete="off" method="post" action={pageAddress('leaving', posting.id)} onSubmit={ask}>
        <Button type="submit" variant="primary" size={size} block={!brief} loading={external.asking}>
          {brief ? null : <IconPhone />}
          {brief ? t('postings.page.showPhoneShort') : t('postings.page.showPhone')}
        </Button>
      </form>
    );
  }
  return (
    <a
      className={brief ? 'button button-primary' : 'button button-primary button-lg button-block'}
      href={`tel:${phone}`}
    >
      <IconPhoneCall />
      {brief ? t('postings.page.callShort') : t('postings.page.call')}
    </a>
  );
}

/** The main button of a posting, by its application mode; links to the candidate's own application if there is one. */
export function ApplyAction({ posting, external, platformApply, brief = false }: ApplyActionProps) {
  const applied = useApplied(posting.id);
  const t = useTexts();
  if (applied)
    return (
      <LinkButton
        href={pageAddress('candidate-application', applied.applicationId)}
        size={brief ? 'md' : 'lg'}
        block={!brief}
        aria-label={t('postings.applied.open')}
      >
        {t(brief ? 'postings.applied.openShort' : 'postings.applied.open')}
      </LinkButton>
    );
  if (posting.applyMode === 'link') return <LinkApply posting={posting} brief={brief} />;
  if (posting.applyMode === 'phone') return <PhoneApply posting={posting} external={external} brief={brief} />;
  return platformApply(brief ? {} : { size: 'lg', block: true });
}
