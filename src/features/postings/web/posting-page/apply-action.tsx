import { lazy, type ReactNode, Suspense, useState } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { Button, type ButtonLook } from '#ui/button.tsx';
import { IconExternalLink, IconPhone, IconPhoneCall } from '#ui/icons/posting-icons.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import type { ExternalApply } from './external-apply.ts';

const LeaveModal = lazy(() => import('./leave-modal.tsx'));

/** The button that opens the application on the platform; the page brings it, as it belongs to another feature. */
export type PlatformApply = (look: Pick<ButtonLook, 'size' | 'block'>) => ReactNode;

export interface ApplyActionProps {
  posting: PostingPage;
  external: ExternalApply;
  platformApply: PlatformApply;
  /** In the bottom bar on mobile: one short word. */
  brief?: boolean;
}

function LinkApply({ posting, external, brief }: Omit<ApplyActionProps, 'platformApply'>) {
  const t = useTexts();
  const [leaving, setLeaving] = useState(false);
  const link = external.target?.link;
  const open = async (): Promise<void> => {
    if (link || (await external.ask())) setLeaving(true);
  };
  return (
    <>
      <Button
        variant="p"
        size={brief ? 'md' : 'lg'}
        block={!brief}
        loading={external.asking}
        onClick={() => void open()}
      >
        {brief ? t('postings.page.applyShort') : t('postings.page.apply')}
        <IconExternalLink />
      </Button>
      {leaving && link ? (
        <Suspense fallback={null}>
          <LeaveModal posting={posting} link={link} onClose={() => setLeaving(false)} />
        </Suspense>
      ) : null}
    </>
  );
}

function PhoneApply({ external, brief }: Pick<ApplyActionProps, 'external' | 'brief'>) {
  const t = useTexts();
  const phone = external.target?.phone;
  const size = brief ? 'md' : 'lg';
  if (!phone) {
    return (
      <Button
        variant="p"
        size={size}
        block={!brief}
        loading={external.asking}
        onClick={() => void external.ask()}
      >
        <IconPhone />
        {brief ? t('postings.page.showPhoneShort') : t('postings.page.showPhone')}
      </Button>
    );
  }
  return (
    <a className={brief ? 'btn btn-p' : 'btn btn-p btn-lg btn-b'} href={`tel:${phone}`}>
      <IconPhoneCall />
      {brief ? t('postings.page.callShort') : t('postings.page.call')}
    </a>
  );
}

/** The one main button of a posting, by how applications are taken. */
export function ApplyAction({ posting, external, platformApply, brief = false }: ApplyActionProps) {
  if (posting.applyMode === 'link') return <LinkApply posting={posting} external={external} brief={brief} />;
  if (posting.applyMode === 'phone') return <PhoneApply external={external} brief={brief} />;
  return platformApply(brief ? {} : { size: 'lg', block: true });
}
