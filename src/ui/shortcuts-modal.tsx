import { useState } from 'react';
import { saveShortcuts, shortcutsOn } from './key-commands.ts';
import { Modal } from './modal.tsx';
import { useTexts } from './site/site-context.tsx';
import { Switch } from './switch.tsx';
import './shortcuts-modal.css';

export interface ShortcutsModalProps {
  open: boolean;
  onClose: () => void;
  /** In the order shown. */
  keys: readonly { key: string; act: string }[];
  /** More about them. */
  note?: string | undefined;
}

function ShortcutsSwitch() {
  const t = useTexts();
  const [on, setOn] = useState(shortcutsOn);
  return (
    <Switch
      label={t('ui.keys.on')}
      checked={on}
      onChange={({ currentTarget }) => {
        saveShortcuts(currentTarget.checked);
        setOn(currentTarget.checked);
      }}
    />
  );
}

/** The keys of a page, and a switch that turns shortcuts off everywhere. */
export function ShortcutsModal({ open, onClose, keys, note }: ShortcutsModalProps) {
  const t = useTexts();
  return (
    <Modal open={open} onClose={onClose} title={t('ui.keys.title')} size="sm">
      <p className="mb16">{t('ui.keys.intro')}</p>
      <dl className="shortcuts mb16">
        {keys.map(({ key, act }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{act}</dd>
          </div>
        ))}
      </dl>
      {note ? <p className="sm dim mb16">{note}</p> : null}
      <ShortcutsSwitch />
    </Modal>
  );
}
