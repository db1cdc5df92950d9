// Removes a service worker of an earlier build, and what it stored. Served on every origin but the client portal's.
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('shell-')).map((name) => caches.delete(name))),
      )
      .then(() => registration.unregister()),
  );
});
