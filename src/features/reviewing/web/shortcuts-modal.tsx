import { Modal } from '#ui/modal.tsx';
import { useTexts } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { listKeys } from './list-keys.ts';

export interface ShortcutsModalProps {
  open: boolean;
  onClose: () => void;
  on: boolean;
  onSwitch: (on: boolean) => void;
  /** False for those who may only read, who have no keys that sort or select. */
  canSort: boolean;
}

const sorting: ReadonlySet<string> = new Set(['saved', 'maybe', 'rejected', 'select']);

/** All keys of the list, and a switch that turns them off. */
export function ShortcutsModal({ open, onClose, on, onSwitch, canSort }: ShortcutsModalProps) {
  const t = useTexts();
  return (
    <Modal open={open} onClose={onClose} title={t('applications.reviewing.keys.title')} size="sm">
      <p className="mb16">{t('applications.reviewing.keys.intro')}</p>
      <dl className="list-keys mb16">
        {listKeys
          .filter(([, act]) => canSort || !sorting.has(act))
          .map(([key, act]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{t(`applications.reviewing.keys.${act}`)}</dd>
            </div>
          ))}
      </dl>
      {canSort ? <p className="sm dim mb16">{t('applications.reviewing.keys.several')}</p> : null}
      <Switch
        label={t('applications.reviewing.keys.on')}
        checked={on}
        onChange={(event) => onSwitch(event.currentTarget.checked)}
      />
    </Modal>
  );
}
