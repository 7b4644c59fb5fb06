import type { ReactNode } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { leavingAddress } from '#features/postings/leaving-address.ts';
import { phoneText } from '#shared/contact-text.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ErrorDoorArt } from '#ui/door-art.tsx';
import { IconLock } from '#ui/icons/account-icons.tsx';
import { IconArrowLeft } from '#ui/icons/icons.tsx';
import { IconExternalLink, IconPhone, IconPhoneCall, IconShieldCheck } from '#ui/icons/posting-icons.tsx';
import { InitialsTile } from '#ui/initials.tsx';
import { Link } from '#ui/link.tsx';
import { Main } from '#ui/main.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import { postingHref } from '../posting-parts.tsx';
import './leave-view.css';

export interface LeaveViewProps {
  posting: PostingPage;
  /** Told to who asked by the form; null on any other visit of the address. */
  target: { link: string | null; phone: string | null } | null;
  /** Where somebody reports the posting. */
  report: ReactNode;
}

/** The company, and below it where one goes. */
function Destination({ posting, target }: Omit<LeaveViewProps, 'report'>) {
  return (
    <div className="sunk pad-s row g12">
      <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="s" />
      <span className="grow leave-to">
        <b className="m">{posting.company}</b>
        {target?.link ? <span className="sm dim">{target.link}</span> : null}
        {target?.phone ? (
          <a className="leave-phone nw" href={`tel:${target.phone}`}>
            {phoneText(target.phone)}
          </a>
        ) : null}
      </span>
    </div>
  );
}

function GoOn({ posting, target }: Omit<LeaveViewProps, 'report'>) {
  const t = useTexts();
  const byPhone = posting.applyMode === 'phone';
  if (target?.phone && byPhone) {
    return (
      <LinkButton variant="p" size="lg" href={`tel:${target.phone}`}>
        <IconPhoneCall />
        {t('postings.page.call')}
      </LinkButton>
    );
  }
  if (target?.link) {
    return (
      <LinkButton variant="p" size="lg" href={target.link} rel="noopener noreferrer nofollow">
        {t('postings.page.leave.go')}
        <IconExternalLink />
      </LinkButton>
    );
  }
  return (
    <form autoComplete="off" method="post" action={leavingAddress(posting.id)}>
      <Button type="submit" variant="p" size="lg" block>
        {byPhone ? <IconPhone /> : null}
        {byPhone ? t('postings.page.showPhone') : t('postings.page.leave.showSite')}
      </Button>
    </form>
  );
}

/** Says, before the employer's own site is opened or the employer is called, that Prilika ends here. */
export function LeaveView({ posting, target, report }: LeaveViewProps) {
  const t = useTexts();
  const title = posting.positionTitle;
  const byPhone = posting.applyMode === 'phone';
  return (
    <Main className="wrap page page-leave">
      <p className="sm mb16">
        <Link className="row g4 dim" href={postingHref(posting)}>
          <IconArrowLeft />
          {t('postings.page.leave.back')}
        </Link>
      </p>
      <Card pad="none" className="leave">
        <ErrorDoorArt />
        <div className="stack g16">
          <div className="stack g4">
            <h1>{byPhone ? t('postings.page.byPhone') : t('postings.page.leave.title')}</h1>
            <p className="dim">
              {byPhone
                ? t('postings.page.leave.phoneText', { title })
                : t('postings.page.leave.text', { title })}
            </p>
          </div>
          <Destination posting={posting} target={target} />
          <Ticks
            className="sm"
            items={[
              {
                key: 'seen',
                content: byPhone
                  ? t('postings.page.phoneHint', { id: posting.id })
                  : t('postings.page.leave.notSeen'),
                icon: byPhone ? <IconPhone /> : <IconLock />,
              },
              { key: 'money', content: t('postings.page.leave.noMoney'), icon: <IconShieldCheck /> },
            ]}
          />
          <div className="row g8 wrapx">
            <GoOn posting={posting} target={target} />
            <LinkButton variant="g" size="lg" href={postingHref(posting)}>
              {t('postings.page.leave.stay')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <p className="sm dim row g8 wrapx mt16">
        {t('postings.page.leave.doubt')} {report}
      </p>
    </Main>
  );
}
