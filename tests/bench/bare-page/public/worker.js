addEventListener('install', (event) => event.waitUntil(keep()));
addEventListener('activate', (event) => event.waitUntil(clients.claim()));
addEventListener('fetch', (event) => event.respondWith(answer(event.request)));

async function keep() {
	const page = await (await fetch('/')).text();
	const scripts = [...page.matchAll(/src="([^"]+)"/g)].map(([, address]) => address);
	await (await caches.open('bare')).addAll(['/', ...scripts]);
}

async function answer(request) {
	const cache = await caches.open('bare');
	return (await cache.match(request)) ?? fetch(request);
}
