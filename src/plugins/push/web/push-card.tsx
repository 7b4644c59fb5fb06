import { panel } from '#plugins/places/panel.tsx';
import { useInstantSettings } from '#ui/forms/use-instant-settings.ts';
import { Button } from '#ui/light/button.tsx';
import { Card } from '#ui/light/card.tsx';
import { Note } from '#ui/light/note.tsx';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { Switch } from '#ui/switch.tsx';
import { choosePush, getPush } from '../contract.ts';
import type { PushSettings } from '../fields.ts';
import { type PushKind, pushKindsOf } from '../push-kinds.ts';
import { useThisDevice } from './use-this-device.ts';

type Switches = Partial<Record<PushKind, boolean>>;

/** Whether this browser is notified of what is on, with a button that changes it, or why it cannot be. */
function ThisDevice({ isAnyOn, state, on, off }: ReturnType<typeof useThisDevice> & { isAnyOn: boolean }) {
  const t = useTexts();
  if (state === null || (state === 'off' && !isAnyOn)) return null;
  if (state !== 'on' && state !== 'off')
    return (
      <Note tone="warn" role="status" className="account-over">
        {t(`push.here.${state}`)}
      </Note>
    );
  const { run, busy } = state === 'on' ? off : on;
  return (
    <div className="account-row">
      <span role="status">{t(`push.here.${state}`)}</span>
      <Button size="sm" loading={busy !== null} onClick={() => run()}>
        {t(state === 'on' ? 'push.here.turnOff' : 'push.here.turnOn')}
      </Button>
    </div>
  );
}

/** A switch for each kind; the first one that is turned on asks the browser for its permission. */
function PushCard({ accountType, initial }: { accountType: 'jobseeker' | 'employer'; initial: PushSettings }) {
  const t = useTexts();
  const api = useApi();
  const device = useThisDevice(initial);
  const chosen: Switches = Object.fromEntries(initial.kinds.map((kind) => [kind, true]));
  const { settings, save } = useInstantSettings(chosen, async (_, change) => {
    for (const [kind, on = false] of Object.entries(change) as [PushKind, boolean | undefined][])
      await api.call(choosePush, { body: { kind, on } });
  });
  const change = async (kind: PushKind, on: boolean): Promise<void> => {
    if (on && !device.hasDevices && !(await device.on.run())) return;
    save({ [kind]: on });
  };
  return (
    <Card as="section" className="needs-scripts">
      <h2 className="h3 account-over">{t('push.title')}</h2>
      <p className="sm dim mb16">{t('push.text')}</p>
      {pushKindsOf[accountType].map((kind) => (
        <div key={kind} className="account-row">
          <b>{t(`notifications.choices.kinds.${kind}`)}</b>
          <Switch
            aria-label={t(`notifications.choices.kinds.${kind}`)}
            checked={settings[kind] ?? false}
            onChange={(event) => void change(kind, event.target.checked)}
          />
        </div>
      ))}
      <ThisDevice isAnyOn={Object.values(settings).includes(true)} {...device} />
    </Card>
  );
}

/** In the settings: notifications on phones and computers. */
export const pushSettings = panel<Record<never, never>, { accountType: 'jobseeker' | 'employer' }, PushSettings>({
  key: 'push',
  load: async (call) => (await call(getPush, {})).data,
  Card: ({ about, data }) => <PushCard accountType={about.accountType} initial={data} />,
});
