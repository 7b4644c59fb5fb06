import type { ReactNode } from 'react';
import type { PostingPage } from '#features/postings/fields.ts';
import { phoneText } from '#kit/contact-text.ts';
import { IconLock } from '#ui/icons/mail-icons.tsx';
import { IconExternalLink, IconPhone, IconPhoneCall } from '#ui/icons/posting-icons.tsx';
import { IconShieldCheck } from '#ui/icons/sign-in-icons.tsx';
import { Button, LinkButton } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { IconArrowLeft } from '#ui/light/icons.tsx';
import { InitialsTile } from '#ui/light/initials.tsx';
import { LateDoor } from '#ui/light/late-door.tsx';
import { Link } from '#ui/light/link.tsx';
import { Main } from '#ui/light/main.tsx';
import { TitleText } from '#ui/light/title-text.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Ticks } from '#ui/ticks.tsx';
import './leave-view.css';
import { pageAddress } from '#kit/site-map.ts';

export interface LeaveViewProps {
  posting: PostingPage;
  /** Shown after the form was submitted; null on any other visit. */
  target: { link: string | null; phone: string | null } | null;
  /** The link to report the posting. */
  report: ReactNode;
}

/** The company with the external address. */
function Destination({ posting, target }: Omit<LeaveViewProps, 'report'>) {
  return (
    <div className="sunk pad-sm row g12">
      <InitialsTile id={posting.employerId} name={posting.company} src={posting.logo} size="sm" />
      <span className="grow leave-to">
        <b className="medium">{posting.company}</b>
        {target?.link ? <span className="sm dim">{target.link}</span> : null}
        {target?.phone ? (
          <a className="leave-phone no-wrap" href={`tel:${target.phone}`}>
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
      <LinkButton variant="primary" size="lg" href={`tel:${target.phone}`}>
        <IconPhoneCall />
        {t('postings.page.call')}
      </LinkButton>
    );
  }
  if (target?.link) {
    return (
      <LinkButton variant="primary" size="lg" href={target.link} rel="noopener noreferrer nofollow">
        {t('postings.page.leave.go')}
        <IconExternalLink />
      </LinkButton>
    );
  }
  return (
    <form autoComplete="off" method="post" action={pageAddress('leaving', posting.id)}>
      <Button type="submit" variant="primary" size="lg" block>
        {byPhone ? <IconPhone /> : null}
        {byPhone ? t('postings.page.showPhone') : t('postings.page.leave.showSite')}
      </Button>
    </form>
  );
}

/** Shown before the employer's own site is opened or the employer is called: explains that this leaves Prilika. */
export function LeaveView({ posting, target, report }: LeaveViewProps) {
  const t = useTexts();
  const title = posting.positionTitle;
  const byPhone = posting.applyMode === 'phone';
  return (
    <Main className="wrap page leaving-page">
      <p className="sm mb16">
        <Link className="row g4 dim" href={pageAddress('posting', posting.id)}>
          <IconArrowLeft />
          {t('postings.page.leave.back')}
        </Link>
      </p>
      <Card pad="none" className="leave-panel">
        <LateDoor state="ajar" />
        <div className="stack g16">
          <div className="stack g4">
            <h1>{byPhone ? t('postings.page.byPhone') : t('postings.page.leave.title')}</h1>
            <p className="dim">
              <TitleText text={t(`postings.page.leave.${byPhone ? 'phoneText' : 'text'}`, { title })} />
            </p>
          </div>
          <Destination posting={posting} target={target} />
          <Ticks
            className="sm"
            items={[
              {
                key: 'seen',
                content: byPhone ? t('postings.page.phoneHint', { id: posting.id }) : t('postings.page.leave.notSeen'),
                icon: byPhone ? <IconPhone /> : <IconLock />,
              },
              { key: 'money', content: t('postings.page.leave.noMoney'), icon: <IconShieldCheck /> },
            ]}
          />
          <div className="row g8 flex-wrap">
            <GoOn posting={posting} target={target} />
            <LinkButton variant="quiet" size="lg" href={pageAddress('posting', posting.id)}>
              {t('postings.page.leave.stay')}
            </LinkButton>
          </div>
        </div>
      </Card>
      <p className="sm dim row g8 flex-wrap mt16">
        {t('postings.page.leave.doubt')} {report}
      </p>
    </Main>
  );
}
