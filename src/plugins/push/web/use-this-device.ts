import { useEffect, useState } from 'react';
import { isApiProblem, isClientError } from '#kit/client-errors.ts';
import { useAct } from '#ui/forms/use-act.ts';
import { startServiceWorker } from '#ui/service-worker.ts';
import { useApi, useTexts } from '#ui/site/site-context.tsx';
import { subscribeDevice, unsubscribeDevice } from '../contract.ts';
import type { PushSettings } from '../fields.ts';
import { type DeviceState, findDevice, readDeviceState, subscribeHere } from './this-device.ts';

/** The person does not allow notifications, or closed the browser's question. */
class NotAllowed extends Error {}

/** This browser among the account's devices; null until it is known. */
export function useThisDevice(initial: PushSettings) {
  const t = useTexts();
  const api = useApi();
  const [known, setKnown] = useState(initial);
  const [state, setState] = useState<DeviceState | null>(null);
  useEffect(() => {
    let left = false;
    readDeviceState(known).then(
      (now) => left || setState(now),
      () => left || setState('unsupported'),
    );
    return () => {
      left = true;
    };
  }, [known]);

  const on = useAct(
    async () => {
      // The browser asks only in answer to a click: nothing is awaited before.
      const permission = 'Notification' in window ? await Notification.requestPermission() : 'unsupported';
      if (permission !== 'granted') {
        setState(await readDeviceState(known));
        throw new NotAllowed();
      }
      const registration = await startServiceWorker();
      if (!registration) throw new Error('no service worker');
      const subscription = await subscribeHere(registration, known);
      const body = { ...subscription, applicationServerKey: known.applicationServerKey };
      setKnown((await api.call(subscribeDevice, { body })).data);
    },
    {
      toast: t('push.here.notTurnedOn'),
      explain(error, usual) {
        if (error instanceof NotAllowed) return null;
        return isApiProblem(error) || isClientError(error) ? usual() : t('push.here.unsupported');
      },
    },
  );
  const off = useAct(
    async () => {
      const device = await findDevice(known);
      if (device !== null) setKnown((await api.call(unsubscribeDevice, { query: { device } })).data);
    },
    { toast: t('push.here.notTurnedOff') },
  );
  return { state, hasDevices: known.devices.length > 0, on, off };
}
