import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { pageAddress } from '#kit/site-map.ts';
import { LinkButton } from '#ui/light/button.tsx';
import { IconPlus } from '#ui/light/icons.tsx';
import { useToast } from '#ui/light/toasts.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { buyPackageAddress } from '../../package-address.ts';

const BuyPackage = lazy(() => import('./buy-package.tsx'));

/** „Kupite paket”: the dialog is opened by URL, so that the price list can link to it. */
export function BuyPackageLink() {
  const t = useTexts();
  const navigate = useNavigate();
  const toast = useToast();
  const [search] = useSearchParams();
  const code = search.get('paket');
  const close = (): void => void navigate(pageAddress('own-orders'), { replace: true, preventScrollReset: true });
  return (
    <>
      <LinkButton variant="primary" href={buyPackageAddress('a-plus')}>
        <IconPlus />
        {t('advertising.orders.buy.open')}
      </LinkButton>
      {code === null ? null : (
        <Suspense>
          <BuyPackage
            code={code}
            onClose={close}
            onOrdered={({ number }) => {
              toast.show({
                tone: 'ok',
                title: t('advertising.orders.buy.done', { number }),
                text: t('advertising.orders.buy.doneText'),
              });
              close();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
