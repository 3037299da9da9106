/**
 * The service worker: the whole game, every language too, is kept at the first visit and served from
 * there, so that it needs no network afterwards. What only some games need, and is large, is kept when it
 * was first asked for. A newer version is kept beside the old one and waits until a page asks for it
 * (state/app-versions.ts).
 *
 * The build writes this file out as `sw.js` with the files of the game (build/kept-offline.ts): it is a
 * program of its own and imports nothing.
 */

/** What is kept: paths without their first slash, each with a fingerprint of what the file holds. */
export type KeptFiles = { readonly [path: string]: string };

/** As much of a service worker's world as is used here; the page's types know nothing of it. */
export type WorkerScope = {
  readonly caches: CacheStorage;
  readonly clients: {
    readonly claim: () => Promise<void>;
    readonly matchAll: (which: {
      readonly type: 'window';
      readonly includeUncontrolled: true;
    }) => Promise<readonly WorkerWindow[]>;
    readonly openWindow: (url: string) => Promise<unknown>;
  };
  readonly registration: {
    readonly showNotification: (title: string, options: NotificationOptions) => Promise<void>;
    readonly getNotifications: () => Promise<readonly unknown[]>;
  };
  readonly navigator: { readonly setAppBadge?: (count: number) => Promise<void> };
  readonly skipWaiting: () => Promise<void>;
  readonly addEventListener: <Kind extends keyof WorkerEvents>(
    kind: Kind,
    listener: (event: WorkerEvents[Kind]) => void,
  ) => void;
};

type WorkerWindow = {
  readonly focus: () => Promise<WorkerWindow>;
  readonly navigate: (url: string) => Promise<unknown>;
};

type LastingEvent = { readonly waitUntil: (work: Promise<unknown>) => void };

type WorkerEvents = {
  readonly install: LastingEvent;
  readonly activate: LastingEvent;
  readonly message: { readonly data: unknown };
  readonly push: LastingEvent & { readonly data: { readonly json: () => unknown } | null };
  readonly notificationclick: LastingEvent & {
    readonly notification: { readonly data: unknown; readonly close: () => void };
  };
  readonly fetch: {
    readonly request: Request;
    readonly respondWith: (response: Promise<Response>) => void;
  };
};

/** As much of a push as is shown (apps/server/src/push/push-message.ts). */
type Pushed = { readonly t?: string; readonly table?: string; readonly names?: readonly string[] };

/** By the kind of news; `%` in a body stands for names. */
type PushWords = {
  readonly [kind: string]: { readonly title: string; readonly body: string } | undefined;
};

/** `now` is kept at the first visit, `later` each file once it was asked for. */
export type KeptLists = { readonly now: KeptFiles; readonly later: KeptFiles };

export function keepOffline(scope: WorkerScope, { now, later }: KeptLists): void {
  const CACHE = 'palier';
  const PAGE = 'index.html';
  /** What the page leaves for pushes (online/pushes.ts); no version of the game throws it away. */
  const SAID = 'palier-said';
  const WORDS = '/push-words';
  const files: KeptFiles = { ...now, ...later };
  const keyOf = (path: string): string => `/${path}?kept=${files[path]}`;

  async function keepAll(): Promise<void> {
    const cache = await scope.caches.open(CACHE);
    await Promise.all(
      Object.keys(now).map(async (path) => {
        const key = keyOf(path);
        if ((await cache.match(key)) !== undefined) return;
        // What has its fingerprint in its name may come from the browser's own cache.
        const isNamed = path.startsWith('assets/');
        const response = await fetch(`/${path}`, { cache: isNamed ? 'default' : 'no-cache' });
        if (!response.ok) throw new Error(`${path} cannot be kept: ${response.status}`);
        await cache.put(key, response);
      }),
    );
  }

  async function throwOthersAway(): Promise<void> {
    const cache = await scope.caches.open(CACHE);
    const kept = new Set(
      Object.keys(files).map((path) => new URL(keyOf(path), location.href).href),
    );
    for (const { url } of await cache.keys()) if (!kept.has(url)) await cache.delete(url);
    // Until November 2026 the game was kept by Workbox.
    const old = (await scope.caches.keys()).filter((name) => name.startsWith('workbox-'));
    await Promise.all(old.map(async (name) => scope.caches.delete(name)));
  }

  /** The file that is asked for; nothing where it is none of the game's. */
  function pathOf({ url, method, mode }: Request): string | undefined {
    const { origin, pathname } = new URL(url);
    if (method !== 'GET' || origin !== location.origin) return undefined;
    const path = pathname === '/' && mode === 'navigate' ? PAGE : pathname.slice(1);
    return Object.hasOwn(files, path) ? path : undefined;
  }

  async function answer(request: Request, path: string): Promise<Response> {
    const cache = await scope.caches.open(CACHE);
    const kept = await cache.match(keyOf(path));
    if (kept !== undefined) return kept;
    const response = await fetch(request);
    if (response.ok && Object.hasOwn(later, path)) {
      // Where the device is full, who asked has it all the same.
      await cache.put(keyOf(path), response.clone()).catch(() => undefined);
    }
    return response;
  }

  function read(data: WorkerEvents['push']['data']): Pushed {
    try {
      return Object(data?.json()) as Pushed;
    } catch {
      return {};
    }
  }

  /** In the words that the page has left for it, of its reader's language. */
  async function tell({ t = '', table = '', names = [] }: Pushed): Promise<void> {
    const cache = await scope.caches.open(SAID);
    const kept = await cache.match(WORDS);
    const words = kept === undefined ? {} : ((await kept.json()) as PushWords);
    const { title = 'Palier', body = '' } = words[t] ?? {};
    await scope.registration.showNotification(title, {
      body: names.length === 0 ? '' : body.replace('%', () => names.join(', ')),
      // Of one table the newest; what comes twice is shown once.
      tag: table,
      icon: '/icon-192.png',
      data: table,
    });
    // Until a page counts what waits (online/tell-waiting.ts). Not every browser has a badge, or lets it be set.
    const { length } = await scope.registration.getNotifications();
    await scope.navigator.setAppBadge?.(length).catch(() => undefined);
  }

  async function lead(table: unknown): Promise<void> {
    const url = `/#/t/${encodeURIComponent(String(table))}`;
    const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
    if (open === undefined) await scope.clients.openWindow(url);
    // A browser may keep a window from coming to the front; it leads to the table all the same.
    else await (await open.focus().catch(() => open)).navigate(url);
  }

  scope.addEventListener('install', (event) => event.waitUntil(keepAll()));
  scope.addEventListener('activate', (event) => {
    // The first visit is served by it too, once it has everything.
    event.waitUntil(throwOthersAway().then(async () => scope.clients.claim()));
  });
  scope.addEventListener('message', ({ data }) => {
    if ((data as { readonly type?: unknown } | null)?.type === 'SKIP_WAITING')
      void scope.skipWaiting();
  });
  // What another server or a newer one pushes is shown as well as it can be: a browser wants something.
  scope.addEventListener('push', (event) => event.waitUntil(tell(read(event.data))));
  scope.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data));
  });
  scope.addEventListener('fetch', (event) => {
    const path = pathOf(event.request);
    if (path !== undefined) event.respondWith(answer(event.request, path));
  });
}
