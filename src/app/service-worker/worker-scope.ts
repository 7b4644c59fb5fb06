/* What service workers use of the browser: TypeScript knows either documents or workers in one program. */

interface Extendable {
  waitUntil(work: Promise<unknown>): void;
}

interface WorkerEvents {
  install: Extendable;
  activate: Extendable;
  message: Extendable & { data: unknown };
  fetch: Extendable & {
    request: Request;
    /** The answer that the browser asked for while the worker started; undefined where it does not. */
    preloadResponse: Promise<Response | undefined> | undefined;
    respondWith(answer: Promise<Response>): void;
  };
  push: Extendable & { data: { json(): unknown } | null };
  notificationclick: Extendable & { notification: Notification };
}

interface WindowClient {
  url: string;
  focus(): Promise<unknown>;
}

export interface WorkerScope {
  addEventListener<K extends keyof WorkerEvents>(type: K, listen: (event: WorkerEvents[K]) => void): void;
  skipWaiting(): Promise<void>;
  registration: {
    navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: NotificationOptions): Promise<void>;
  };
  clients: {
    claim(): Promise<void>;
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<WindowClient[]>;
    openWindow(address: string): Promise<unknown>;
  };
}
