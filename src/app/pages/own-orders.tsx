import { ownOrdersList } from '#features/advertising/orders/web/own-orders.tsx';
import type { ListFrameProps } from '#ui/lists/list-page.ts';
import { listLoader } from '../list-loader.ts';
import { listRoute } from '../list-route.tsx';
import { OwnArea } from '../shell/late/own-area.tsx';
import { useSentPosting } from '../wizard/use-sent-posting.ts';

export const loader = listLoader(ownOrdersList);

function Frame({ children, ...frame }: ListFrameProps) {
  useSentPosting();
  return (
    <OwnArea accountType="employer" {...frame}>
      <div>{children}</div>
    </OwnArea>
  );
}
export default listRoute(ownOrdersList, Frame);
