/// <reference lib="webworker" />
import {
	addPlugins,
	cleanupOutdatedCaches,
	createHandlerBoundToURL,
	PrecacheController,
	precacheAndRoute,
} from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { shareRuns } from '#domain/in-turn.ts';
import { NOT_A_PAGE } from '#domain/not-pages.ts';
import type { Preloads } from '#domain/pages/preloads.ts';
import { answerPage, tellPage, type WorkerNews } from '../messages.ts';
import { SHELL } from '../shell.ts';
import { packedScripts, shellOfPage, unpackScript } from './device-copies.ts';
import { isOurFile } from './own-files.ts';
import { cachedPicture, isPicture } from './pictures.ts';
import { renewShell } from './renew-shell.ts';
import { type Precached, repair } from './repair.ts';
import { isSignInStart, startSignIn } from './start-sign-in.ts';
import { routeFilesToCache } from './static-routes.ts';

declare const self: ServiceWorkerGlobalScope & {
	__WB_MANIFEST: Precached[];
	__PRELOADS: Preloads;
};

// Any other answer fails the installation, which is tried again.
addPlugins([
	{
		cacheWillUpdate: async ({ request, response }) =>
			(await isOurFile(request.url, response)) ? response : null,
		handlerDidError: async ({ error }) => {
			if (error.name === 'QuotaExceededError') await tellPages('NO_ROOM');
			return undefined;
		},
	},
]);

// The whole app is on the device before this version is used; nothing is purged at run time.
const precached = self.__WB_MANIFEST;
precacheAndRoute(precached, { cleanURLs: false, directoryIndex: '' });
cleanupOutdatedCaches();

const bareShell = createHandlerBoundToURL(SHELL);
const shell = async (asked: Parameters<typeof bareShell>[0]) =>
	shellOfPage(await bareShell(asked), asked.url.pathname, self.__PRELOADS);

// The back office is a separate app, which only the server provides, to editors.
registerRoute(
	({ request, url }) => request.mode === 'navigate' && /^\/admin(\/|$)/.test(url.pathname),
	// The shell says what the error would: there is no signal.
	(asked) => fetch(asked.request).catch(() => shell(asked)),
);

registerRoute(isSignInStart, startSignIn);

// Every page opens from the shell on the device; the server itself answers everything that is not a page.
registerRoute(new NavigationRoute(shell, { denylist: [NOT_A_PAGE] }));

const packed = packedScripts(precached);
registerRoute(({ url, sameOrigin }) => sameOrigin && packed.has(url.pathname), unpackScript);
const { cacheName } = new PrecacheController().strategy;
self.addEventListener('install', (event) => routeFilesToCache(event, cacheName, packed));

registerRoute(isPicture, cachedPicture);

/** Includes pages that no worker serves yet: while the app is being installed, there are no others. */
const tellPages = async (news: WorkerNews) => {
	for (const page of await self.clients.matchAll({ includeUncontrolled: true })) tellPage(page, news);
};
const repairing = shareRuns(() => repair(precached, () => tellPages('REPAIRED')));
self.addEventListener('message', (message) =>
	answerPage(message, {
		SKIP_WAITING: () => void self.skipWaiting(),
		CLAIM: () => void self.clients.claim(),
		REPAIR: (event) => event.waitUntil(repairing.join()),
		RENEW: (event) => event.waitUntil(renewShell()),
	}),
);

// The page that first installs the worker is served by it, too, so that it works offline at once.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
