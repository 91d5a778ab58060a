/**
 * Lets the app open without a connection. The build puts in the list of its files: those with a hash in their name
 * never change, so they come from the cache; a page comes from the network, or from the cache when there is none.
 */

/** What the build made: every file by its address, and a version that changes with any of them. */
declare const PRECACHE: { readonly version: string; readonly files: readonly string[] };

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, files } = PRECACHE;
const prefix = 'holoboard-';
const current = prefix + version;
/** The page that every address of the app opens. */
const start = '/';
/** How long a page may take to come from the network before the cached one is shown instead. */
const patience = 4000;

/** What a push message says. The words of the app are not at hand here. */
const notices = {
  en: { turn: 'It is your turn.', replaced: 'A bot now plays in your place. You can take your seat back.' },
  de: {
    turn: 'Du bist dran.',
    replaced: 'Ein Bot spielt jetzt für dich. Du kannst deinen Platz zurücknehmen.',
  },
};

worker.addEventListener('install', (event) => event.waitUntil(fill()));
worker.addEventListener('activate', (event) => event.waitUntil(tidy()));
worker.addEventListener('message', (event) => {
  // A new version takes over when the player says so, never by itself.
  if (event.data === 'take over') event.waitUntil(worker.skipWaiting());
});
worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== worker.location.origin) return;
  if (pathname !== start && files.includes(pathname)) event.respondWith(fromCache(request, pathname));
  else if (request.mode === 'navigate') event.respondWith(openPage(request));
  else if (pathname.startsWith('/assets/')) event.respondWith(fromAnyCache(request));
});

worker.addEventListener('push', (event) => {
  if (!event.data) return;
  const { kind, title, table, address } = event.data.json() as Readonly<
    Record<'kind' | 'title' | 'table' | 'address', string>
  >;
  const words = navigator.language.startsWith('de') ? notices.de : notices.en;
  const body = kind === 'replaced' ? words.replaced : words.turn;
  event.waitUntil(
    worker.registration.showNotification(title, {
      body,
      tag: table,
      icon: '/icon-192.png',
      data: { address },
    }),
  );
});
worker.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { address } = event.notification.data as { address: string };
  event.waitUntil(worker.clients.openWindow(address));
});

/** Fetches every file of this version, taking over from the version before what has not changed. */
async function fill(): Promise<void> {
  const cache = await caches.open(current);
  await Promise.all(
    files.map(async (file) => {
      const known = file.startsWith('/assets/') ? await caches.match(file) : undefined;
      const response = known ?? (await fetch(file, { cache: 'no-cache' }));
      if (!response.ok) throw new Error(`${file} could not be fetched.`);
      await cache.put(file, response);
    }),
  );
}

/** Drops old versions, but for the last: another tab may still show it and need parts of it. */
async function tidy(): Promise<void> {
  const versions = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== current);
  await Promise.all(versions.slice(0, -1).map((name) => caches.delete(name)));
  await worker.clients.claim();
}

async function openPage(request: Request): Promise<Response> {
  try {
    return await withinPatience(fetch(request));
  } catch {
    return (await whole((await caches.open(current)).match(start))) ?? Response.error();
  }
}

function withinPatience(response: Promise<Response>): Promise<Response> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('The network takes too long.')), patience);
    response.then(resolve, reject);
  });
}

async function fromCache(request: Request, pathname: string): Promise<Response> {
  return (await whole((await caches.open(current)).match(pathname))) ?? fetch(request);
}

/** A part of another version that a page opened before still asks for. */
async function fromAnyCache(request: Request): Promise<Response> {
  return (await whole(caches.match(request))) ?? fetch(request);
}

/**
 * A cached answer, read to its end before a page is handed it: when Chromium collects the garbage of this worker, an answer that is still
 * on its way is lost, and the page lacks a part.
 */
async function whole(cached: Promise<Response | undefined>): Promise<Response | undefined> {
  const response = await cached;
  return response && new Response(await response.blob(), response);
}
