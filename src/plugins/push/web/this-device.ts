/**
 * Whether this browser is notified. `denied`: the person or their administrator does not allow it. `homeScreen`: only
 * where the site was added to the home screen, as on iPhones. `unsupported`: never.
 */
export type DeviceState = 'on' | 'off' | 'denied' | 'homeScreen' | 'unsupported';

/** Of the account's settings. */
interface Known {
  applicationServerKey: string;
  devices: readonly string[];
}

/** How the server lists a device: its endpoint as a hash. */
async function deviceIdOf(endpoint: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(endpoint)));
  const base64 = btoa(String.fromCharCode(...hash));
  return base64.replaceAll('+', '-').replaceAll('/', '_').slice(0, 22);
}

/** What this browser has subscribed with; null if it has not, or may no longer notify. */
const findSubscription = async (): Promise<PushSubscription | null> => {
  if (Notification.permission !== 'granted') return null;
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
};

/** The id of this device among the account's; null if it is none of them. */
export async function findDevice({ devices }: Known): Promise<string | null> {
  const subscription = await findSubscription();
  const id = subscription && (await deviceIdOf(subscription.endpoint));
  return id !== null && devices.includes(id) ? id : null;
}

export async function readDeviceState(known: Known): Promise<DeviceState> {
  if (!('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window))
    return (navigator as { standalone?: boolean }).standalone === false ? 'homeScreen' : 'unsupported';
  if (Notification.permission === 'denied') return 'denied';
  return (await findDevice(known)) === null ? 'off' : 'on';
}

/** Subscribes this browser, which may notify. @throws what the browser throws, when it reaches no push service */
export async function subscribeHere(
  { pushManager }: ServiceWorkerRegistration,
  { applicationServerKey }: Known,
): Promise<{ endpoint: string; keys: { p256dh: string; auth: string } }> {
  const options = { userVisibleOnly: true, applicationServerKey };
  const subscribed = await pushManager.subscribe(options).catch(async (error: Error) => {
    // One for another key of the site stands in the way.
    if (error.name !== 'InvalidStateError') throw error;
    await (await pushManager.getSubscription())?.unsubscribe();
    return pushManager.subscribe(options);
  });
  const { endpoint, keys } = subscribed.toJSON();
  return { endpoint: endpoint ?? '', keys: { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' } };
}
